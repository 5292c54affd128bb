import type { Language } from '../business'
import { problem } from '../http/problem'
import { formatMoney } from '../texts/currency.server'
import { fill, plural } from '../texts/fill'
import { textsOf } from '../texts/texts.server'
import type { CheckedCoupon } from './coupons/coupons.server'
import type { TooManyOpenOrders } from './placing/order-limits.server'
import type { FieldProblem } from './placing/order-request.server'
import type { Placing } from './placing/place-all.server'
import { refusedPrice } from './shipping/refusals.server'

const words = (language: Language) => textsOf(language).orderProblems

export const stockDetail = (language: Language, item: { title: string; available: number }) =>
  item.available === 0
    ? fill(words(language).soldOut, item)
    : plural(language, words(language).fewLeft, item.available, item)

export const unknownDetail = (language: Language) => words(language).unknownProduct

export const couponDetail = (
  language: Language,
  { reason, minimum = 0 }: Extract<CheckedCoupon, { ok: false }>,
) => fill(words(language).coupon[reason], { amount: formatMoney(language, minimum) })

const CODES = {
  malformed: 'malformed_request',
  tooLarge: 'body_too_large',
  missingKey: 'idempotency_key_missing',
  keyReused: 'idempotency_key_reused',
  notFound: 'order_not_found',
  notCancellable: 'not_cancellable',
  signIn: 'unauthorized',
  tooMany: 'too_many_requests',
  unavailable: 'unavailable',
} as const

export const refuse = (
  language: Language,
  status: number,
  text: keyof typeof CODES,
  headers: Record<string, string> = status === 429 ? { 'Retry-After': '60' } : {},
) => problem(status, CODES[text], words(language)[text], {}, headers)

export const invalidFields = (language: Language, errors: Record<string, FieldProblem>) =>
  problem(422, 'invalid_fields', words(language).invalid, {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, key]) => [field, words(language).fields[key]]),
    ),
  })

export function refusedPlacing(language: Language, placing: Extract<Placing, { ok: false }>) {
  switch (placing.code) {
    case 'idempotency_key_reused':
      return refuse(language, 422, 'keyReused')
    case 'unknown_product':
      return problem(422, placing.code, unknownDetail(language), {
        products: placing.productIds.map((productId) => ({ productId, available: 0 })),
      })
    case 'out_of_stock':
      return problem(
        409,
        placing.code,
        placing.items.map((item) => stockDetail(language, item)).join(' '),
        {
          products: placing.items.map(({ productId, title, quantity, available }) => ({
            productId,
            title,
            requested: quantity,
            available,
          })),
        },
      )
    case 'too_many_open_orders':
      return tooManyOpenOrders(language, placing)
    case 'not_delivered':
    case 'parcel_too_heavy':
    case 'payment_not_offered':
    case 'total_changed':
      return refusedPrice(language, placing)
  }
  return problem(422, placing.code, couponDetail(language, placing))
}

function tooManyOpenOrders(language: Language, { code, item }: TooManyOpenOrders) {
  if (!item) return problem(409, code, words(language).openOrders)
  const { productId, title, quantity, available, most } = item
  return problem(409, code, plural(language, words(language).openPieces, most, { title }), {
    products: [{ productId, title, requested: quantity, available, most }],
  })
}

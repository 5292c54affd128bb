import type { Language } from '../business'
import { titleIn } from '../catalogue/variants/known-options.server'
import { problem } from '../http/problem'
import { toText } from '../input/parsed'
import { formatMoney } from '../texts/currency.server'
import { fill, plural } from '../texts/fill'
import { optionIn } from '../texts/known-values/known-values.server'
import { textsOf } from '../texts/texts.server'
import type { CheckedCoupon } from './coupons/coupons.server'
import { countryName, isCountry } from './order/countries'
import type { TooManyOpenOrders } from './placing/order-limits.server'
import type { FieldProblem } from './placing/order-request.server'
import type { Placing } from './placing/place-all.server'
import { countryOfPrefix } from './placing/post-code-fault.server'
import type { PricedItem, Unsold } from './pricing/price-items.server'
import { refusedPrice } from './pricing/refusals.server'

const words = (language: Language) => textsOf(language).orderProblems

export function stockDetail(language: Language, item: PricedItem) {
  const title = titleIn(language, item)
  return item.available === 0
    ? fill(words(language).soldOut, { title })
    : plural(language, words(language).fewLeft, item.available, { title })
}

/** Returns what to do about an item that cannot be sold. */
export function unsoldDetail(language: Language, item: Unsold) {
  const { unknownProduct, unknownVariant, variantRequired } = words(language)
  if (item.code === 'unknown_product') return unknownProduct
  const choose = new Intl.ListFormat(language).format(
    item.choose.map((name) => optionIn(language, name)),
  )
  const text = item.code === 'variant_required' ? variantRequired : unknownVariant
  return fill(text, { title: item.title, choose })
}

/** Returns the request's line that a problem is about. */
export const askedOf = ({
  productId,
  variant,
  title,
}: {
  productId: number
  variant?: number
  title?: string
}) => ({
  productId,
  ...(variant !== undefined && { variant }),
  ...(title !== undefined && { title }),
})

export const couponDetail = (
  language: Language,
  { reason, minimum = 0 }: Extract<CheckedCoupon, { ok: false }>,
) => fill(words(language).coupon[reason], { amount: formatMoney(language, minimum) })

/** Joins the problems, each once: several lines may share one. */
const unsoldText = (language: Language, unsold: Unsold[]) =>
  [...new Set(unsold.map((item) => unsoldDetail(language, item)))].join(' ')

const CODES = {
  malformed: 'malformed_request',
  tooLarge: 'body_too_large',
  missingKey: 'idempotency_key_missing',
  notFound: 'order_not_found',
  notCancellable: 'not_cancellable',
  signIn: 'unauthorized',
  tooMany: 'too_many_requests',
  unavailable: 'unavailable',
} as const

export const problemResponse = (
  language: Language,
  status: number,
  text: keyof typeof CODES,
  headers: Record<string, string> = status === 429 ? { 'Retry-After': '60' } : {},
) => problem(status, CODES[text], words(language)[text], {}, headers)

export const invalidFields = (
  language: Language,
  errors: Record<string, FieldProblem>,
  body?: unknown,
) =>
  problem(422, 'invalid_fields', words(language).invalid, {
    errors: fieldTexts(language, errors, body),
  })

/** Returns what is wrong by field; a problem with a post code names it and both countries. */
export function fieldTexts(
  language: Language,
  errors: Record<string, FieldProblem>,
  body?: unknown,
) {
  const { billing = body } = (body ?? {}) as { billing?: unknown }
  const { country, postCode } = (billing ?? {}) as { country?: unknown; postCode?: unknown }
  const [code, chosen] = [toText(postCode).trim(), toText(country)]
  const elsewhere = countryOfPrefix(code)
  const names = {
    code,
    country: isCountry(chosen) ? countryName(chosen, language) : '',
    elsewhere: elsewhere ? countryName(elsewhere, language) : '',
  }
  return Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [field, fill(words(language).fields[key], names)]),
  )
}

export function refusedPlacing(language: Language, placing: Extract<Placing, { ok: false }>) {
  switch (placing.code) {
    case 'idempotency_key_reused':
      return problem(422, placing.code, fill(words(language).keyReused, { number: placing.number }))
    case 'unknown_product':
    case 'unknown_variant':
    case 'variant_required':
      return problem(422, placing.code, unsoldText(language, placing.unsold), {
        products: placing.unsold.map((item) => ({ ...askedOf(item), available: 0 })),
      })
    case 'out_of_stock':
      return problem(
        409,
        placing.code,
        placing.items.map((item) => stockDetail(language, item)).join(' '),
        {
          products: placing.items.map((item) => ({
            ...askedOf(item),
            requested: item.quantity,
            available: item.available,
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
  const { quantity, available, most } = item
  const title = titleIn(language, item)
  return problem(409, code, plural(language, words(language).openPieces, most, { title }), {
    products: [{ ...askedOf(item), requested: quantity, available, most }],
  })
}

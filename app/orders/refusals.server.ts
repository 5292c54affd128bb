import type { Language } from '../business'
import { problem } from '../http/problem'
import { textsOf } from '../texts/texts.server'
import type { FieldProblem } from './placing/order-request.server'
import type { Placing } from './placing/place-order.server'
import { couponDetail, fieldDetails, stockDetail, unknownDetail } from './problem-details.server'

const CODES = {
  malformed: 'malformed_request',
  tooLarge: 'body_too_large',
  missingKey: 'idempotency_key_missing',
  keyReused: 'idempotency_key_reused',
  notFound: 'order_not_found',
  notCancellable: 'not_cancellable',
  signIn: 'unauthorized',
  tooMany: 'too_many_requests',
} as const

/** A refusal with one of the texts of `orderProblems`. */
export const refuse = (
  language: Language,
  status: number,
  text: keyof typeof CODES,
  headers: Record<string, string> = status === 429 ? { 'Retry-After': '60' } : {},
) => problem(status, CODES[text], textsOf(language).orderProblems[text], {}, headers)

/** A form with mistakes: a text a field. */
export const invalidFields = (language: Language, errors: Record<string, FieldProblem>) =>
  problem(422, 'invalid_fields', textsOf(language).orderProblems.invalid, {
    errors: fieldDetails(language, errors),
  })

/** An order that was not placed, and why. */
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
  }
  return problem(422, placing.code, couponDetail(language, placing))
}

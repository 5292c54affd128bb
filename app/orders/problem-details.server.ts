import type { Language } from '../business'
import { formatPrice } from '../texts/figures'
import { fill, plural } from '../texts/fill'
import { textsOf } from '../texts/texts.server'
import type { CheckedCoupon } from './coupons.server'
import type { FieldProblem } from './placing/order-request.server'

const words = (language: Language) => textsOf(language).orderProblems

export const stockDetail = (language: Language, item: { title: string; available: number }) =>
  item.available === 0
    ? fill(words(language).soldOut, item)
    : plural(language, words(language).fewLeft, item.available, item)

export const unknownDetail = (language: Language) => words(language).unknownProduct

export const couponDetail = (
  language: Language,
  { reason, minimum = 0 }: Extract<CheckedCoupon, { ok: false }>,
) => fill(words(language).coupon[reason], { amount: formatPrice(language, minimum) })

export const fieldDetails = (language: Language, errors: Record<string, FieldProblem>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [field, words(language).fields[key]]),
  )

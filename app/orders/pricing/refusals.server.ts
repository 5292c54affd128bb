import type { Language } from '../../business'
import type { QuoteProblem } from '../../cart/quote'
import { problem } from '../../http/problem'
import { textsOf } from '../../texts/texts.server'
import { notSent } from '../delivery/shipping-words.server'
import type { Unsendable } from './price-order.server'

export type NotPriced = { ok: false } & (Unsendable | { code: 'total_changed'; total: number })

/** Returns what the shopper reads at the field or beside the order. */
export function unsendableDetail(language: Language, refused: Unsendable) {
  const { sending } = textsOf(language)
  switch (refused.code) {
    case 'not_delivered':
      return notSent(language, { refused: refused.field, country: refused.country })
    case 'parcel_too_heavy':
      return sending.tooHeavy
    case 'payment_not_offered':
      return refused.ways.length > 0 ? sending.notPaidSo : sending.noWayToPay
  }
}

export function unsendableProblem(language: Language, refused: Unsendable): QuoteProblem[] {
  if (refused.code === 'payment_not_offered') return []
  const { code } = refused
  const field = code === 'not_delivered' ? { field: refused.field } : undefined
  return [{ code, detail: unsendableDetail(language, refused), ...field }]
}

/** Returns the words in place of the day of arrival. */
export function unsentBy(language: Language, refused: Unsendable) {
  if (refused.code === 'payment_not_offered') return undefined
  const text = unsendableDetail(language, refused)
  const unsent = refused.code === 'not_delivered' ? { [refused.field]: text } : {}
  return { unsent, delivery: { text, seconds: HOLDS_SECONDS } }
}
const HOLDS_SECONDS = 3600

export function refusedPrice(language: Language, refused: NotPriced) {
  const { code } = refused
  if (code === 'total_changed')
    return problem(409, code, textsOf(language).sending.totalChanged, { total: refused.total })
  const detail = unsendableDetail(language, refused)
  if (code === 'not_delivered')
    return problem(422, code, detail, { errors: { [`billing.${refused.field}`]: detail } })
  if (code === 'payment_not_offered')
    return problem(422, code, detail, {
      errors: { payment: detail },
      payments: refused.ways.map(({ payment }) => payment),
    })
  return problem(422, code, detail)
}

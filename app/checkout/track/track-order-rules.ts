import { EMAIL } from '../../ui/forms/email'
import { type FieldRule, faultOf } from '../../ui/forms/rules'

export const TRACK_RULES = {
  number: { required: true, maxLength: 40 },
  email: EMAIL,
} satisfies Record<string, FieldRule>

export type TrackField = keyof typeof TRACK_RULES
export type TrackValues = Record<TrackField, string>
/** Names of texts in the section 'track'. */
export type TrackErrors = Partial<Record<TrackField, 'noNumber' | 'badNumber' | 'badEmail'>>

/** An order number in any case, with or without `EX` and the hyphens. */
const NUMBER = /^(EX)?[\dA-Z]{11}$/

export function checkTracking({ number, email }: TrackValues): TrackErrors {
  const bare = number.toUpperCase().replace(/[\s-]/g, '')
  return {
    ...(bare === '' ? { number: 'noNumber' } : !NUMBER.test(bare) && { number: 'badNumber' }),
    ...(faultOf(email, TRACK_RULES.email) && { email: 'badEmail' }),
  }
}

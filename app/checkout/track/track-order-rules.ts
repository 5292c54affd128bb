import { asciiDigits } from '../../text-core/digits'
import { EMAIL } from '../../ui/forms/email'
import { type FieldRule, faultOf } from '../../ui/forms/rules'

export const TRACK_RULES = {
  number: { required: true, maxLength: 40 },
  email: EMAIL,
} satisfies Record<string, FieldRule>

export type TrackField = keyof typeof TRACK_RULES
type TrackValues = Record<TrackField, string>
/** Names of texts in the section 'track'. */
type TrackErrors = Partial<Record<TrackField, 'noNumber' | 'badNumber' | 'badEmail' | 'noOrder'>>

export interface TrackResult {
  sent?: TrackValues
  values?: TrackValues
  errors?: TrackErrors
  failure?: 'tooMany' | 'away' | 'offline'
}

export function readTracking(form: FormData): TrackValues {
  const text = (name: TrackField) => String(form.get(name) ?? '').trim()
  return { number: text('number'), email: text('email') }
}

/** An order number without its hyphens; the prefix may be left out. */
const NUMBER = /^(EX)?[\dA-Z]{11}$/
const OWN_NUMBER = /^[\dA-Z]{11,17}$/
const PHONE = /^\+?[\d\s().\-/]{5,30}$/

/** Tells whether a phone number stands in place of an e-mail address. */
export const isPhone = (text: string) => PHONE.test(asciiDigits(text))

/** `example` is a number of this shop; one with its own prefix knows those of earlier prefixes. */
export function checkTracking(
  { number, email }: TrackValues,
  example = 'EX-01ABCD-23XYZ',
): TrackErrors {
  const pattern = example.startsWith('EX-') ? NUMBER : OWN_NUMBER
  const bare = asciiDigits(number).toUpperCase().replace(/[\s-]/g, '')
  return {
    ...(bare === '' ? { number: 'noNumber' } : !pattern.test(bare) && { number: 'badNumber' }),
    ...(!isPhone(email) && faultOf(email, TRACK_RULES.email) && { email: 'badEmail' }),
  }
}

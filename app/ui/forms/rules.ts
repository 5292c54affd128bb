/** A field's rule, as HTML constraint attributes: the same rule serves the input and the server. */
export interface FieldRule {
  type?: string
  required?: boolean
  /** Counts UTF-16 code units, as browsers do. An element without the attribute says -1. */
  maxLength?: number
  /** Matches the whole value. Must be valid under both flags, `u` (here) and `v` (browsers). */
  pattern?: string
}

export type Fault = 'missing' | 'long' | 'mismatch'

const UNPRINTABLE = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069`

/** One line without control characters, lone surrogates and marks that reverse the writing. */
export const ONE_LINE = `[^${UNPRINTABLE}]*`
export const SEVERAL_LINES = String.raw`(?:[\r\n\t]|[^${UNPRINTABLE}])*`

/**
 * A phone number has five digits of any script or more, usual marks between them, and maybe an
 * extension. One copied from a list of contacts holds dashes and marks that nobody sees.
 */
export const PHONE = {
  type: 'tel',
  required: true,
  maxLength: 40,
  pattern: String.raw`(?:[\s\(\)+.\/xX＋（）−\p{Pd}\p{Cf}]*\p{Nd}){5}[\p{Nd}\s\(\)+.\/xX＋（）−\p{Pd}\p{Cf}]*`,
} satisfies FieldRule

const LABEL = '[\\p{L}\\d](?:[\\p{L}\\p{M}\\d-]{0,61}[\\p{L}\\p{M}\\d])?'
/** Matches what HTML calls a "valid e-mail address", its domain in letters of any script. */
const HTML_EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'u')

/** Matches a character that one sees: a name of blanks that no trimming knows is none. */
const SEEN = /[^\s\p{DI}\u2800]/u

/**
 * Returns what is wrong with the trimmed value, if anything. An input element is a rule too: its
 * properties have the same names.
 */
export function faultOf(value: string, rule: FieldRule): Fault | undefined {
  const text = value.trim()
  const { type, required, maxLength = -1, pattern } = rule
  if (text === '') return required ? 'missing' : undefined
  if (maxLength >= 0 && text.length > maxLength) return 'long'
  if (type === 'email' && !HTML_EMAIL.test(text)) return 'mismatch'
  if (required && !SEEN.test(text)) return 'mismatch'
  return pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(text) ? 'mismatch' : undefined
}

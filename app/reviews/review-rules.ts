import { STARS } from '../business'
import type { OrderStatus } from '../orders/order/status'
import { initialOf } from '../text-core/graphemes'
import { type Fault, type FieldRule, faultOf, ONE_LINE, SEVERAL_LINES } from '../ui/forms/rules'
import { withoutControls } from '../ui/forms/without-controls'

/** Matches a visible character: a letter, figure or sign. */
const VISIBLE = String.raw`[\p{L}\p{N}\p{P}\p{S}]`

export const REVIEW_RULES = {
  stars: { required: true, pattern: `[1-${STARS}]` },
  name: { required: true, maxLength: 40, pattern: String.raw`(?=.*[\p{L}\p{N}])${ONE_LINE}` },
  title: { maxLength: 100, pattern: ONE_LINE },
  text: { required: true, maxLength: 2000, pattern: `(?=[\\s\\S]*${VISIBLE})${SEVERAL_LINES}` },
} satisfies Record<string, FieldRule>

export type ReviewField = keyof typeof REVIEW_RULES
export type ReviewValues = Record<ReviewField, string>
/** Names of texts in the section 'review'. */
export type ReviewErrors = Partial<Record<ReviewField, Fault | 'stars'>>

const REVIEW_FIELDS = Object.keys(REVIEW_RULES) as ReviewField[]

export function readReview(form: FormData): ReviewValues {
  // A browser sends a line break as two characters; `maxLength` counts it as one.
  const read = (name: ReviewField) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  return { stars: read('stars'), name: read('name'), title: read('title'), text: read('text') }
}

/** Returns the values that a form which is shown again holds. */
export const enterable = (values: ReviewValues) =>
  Object.fromEntries(
    REVIEW_FIELDS.map((field) => [field, withoutControls(values[field])]),
  ) as ReviewValues

export function checkReview(values: ReviewValues): ReviewErrors {
  const errors: ReviewErrors = {}
  for (const field of REVIEW_FIELDS) {
    const fault = faultOf(values[field], REVIEW_RULES[field])
    if (fault) errors[field] = field === 'stars' ? 'stars' : fault
  }
  return errors
}

/** Tells whether an order may be reviewed: once shipped, as not every delivery is recorded. */
export const mayReview = (status: OrderStatus) => status === 'shipped' || status === 'delivered'

/** Returns first name and initial, 'Ana R.'; empty when that is longer than a name may be. */
export function defaultName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const initial = initialOf(lastName)
  const name = `${firstName.trim()}${initial && ` ${initial}.`}`
  return faultOf(name, REVIEW_RULES.name) ? '' : name.trim()
}

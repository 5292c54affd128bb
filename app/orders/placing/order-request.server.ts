import { hash } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { LANGUAGES } from '../../business'
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart'
import { isProductId } from '../../catalogue/product/product-id'
import { PAYMENTS } from '../../settings/payments'
import { asciiCode } from '../../text-core/digits'
import type { Texts } from '../../texts/texts'
import { EMAIL } from '../../ui/forms/email'
import { fieldSchema } from '../../ui/forms/field-schema.server'
import { type FieldRule, ONE_LINE } from '../../ui/forms/rules'
import { BILLING_RULES, NOTES } from '../order/billing-rules'
import { isCountry } from '../order/countries'
import type { Billing, WantedItem } from '../order/order'
import { asksPostCode } from '../order/post-codes'
import { postCodeFault } from './post-code-fault.server'

export type FieldProblem = keyof Texts['orderProblems']['fields']

/** The most digits of a phone number (ITU-T E.164). */
const MOST_DIGITS = 15
const COUPON = { maxLength: 60, pattern: ONE_LINE }
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\t]/gu

const problem = (key: FieldProblem) => key
const text = (rule: FieldRule, mismatch: FieldProblem = 'characters') =>
  fieldSchema(rule, { missing: problem('missing'), long: problem('long'), mismatch })
const optional = (rule: FieldRule) =>
  text(rule)
    .nullish()
    .transform((value) => value || undefined)

/** Takes digits of any script and hands on ASCII ones, which carriers and banks read. */
const withAsciiDigits = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? inAscii(value) : value), schema)

/**
 * Full-width letters and marks are those of keyboards that write full-width digits. Copied numbers
 * hold other dashes and marks that nobody sees.
 */
const inAscii = (text: string) =>
  asciiCode(text.replace(/[！-～]+/g, (wide) => wide.normalize('NFKC')))

/**
 * Reads a coupon's code as it was pasted: without marks that nobody sees, which messages put around
 * it. A long text is as unknown as its beginning: no code has more than 40 letters.
 */
const coupon = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? inAscii(value.slice(0, COUPON.maxLength).toWellFormed()).replace(UNSEEN, '')
      : value,
  optional(COUPON),
)

/** A variant's number fits the same column. Older clients may say `variantId`. */
const variant = z.int(problem('invalid')).refine(isProductId, problem('invalid')).nullish()

const items = z
  .array(
    z.object({
      productId: z.int(problem('invalid')).refine(isProductId, problem('invalid')),
      variant,
      variantId: variant,
      quantity: z
        .int(problem('quantity'))
        .min(1, problem('quantity'))
        .max(MAX_QUANTITY, problem('pieces')),
    }),
    problem('items'),
  )
  .max(MAX_LINES, problem('invalid'))
  .transform(summed)

const language = z.enum(LANGUAGES).optional().catch(undefined)

/** Who orders by phone may have no e-mail address, no second name and no post code: '' then. */
const optionalByPhone = (byPhone: boolean, rule: FieldRule, mismatch?: FieldProblem) =>
  byPhone ? text({ ...rule, required: false }, mismatch).default('') : text(rule, mismatch)

const billingOf = (byPhone: boolean) =>
  z
    .object({
      firstName: text(BILLING_RULES.firstName),
      lastName: optionalByPhone(byPhone, BILLING_RULES.lastName),
      company: optional(BILLING_RULES.company),
      country: z.string(problem('country')).refine(isCountry, problem('country')),
      street: text(BILLING_RULES.street),
      city: text(BILLING_RULES.city),
      county: optional(BILLING_RULES.county),
      postCode: withAsciiDigits(text({ ...BILLING_RULES.postCode, required: false })).default(''),
      phone: withAsciiDigits(text(BILLING_RULES.phone, 'phone')),
      email: optionalByPhone(byPhone, BILLING_RULES.email, 'email'),
    })
    .refine(
      ({ country, postCode }) =>
        byPhone || postCode !== '' || (isCountry(country) && !asksPostCode(country)),
      {
        path: ['postCode'],
        error: problem('missing'),
        // It is told with the faults of other fields.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    )
    .superRefine(({ country, postCode, phone }, check) => {
      const fault = postCode !== '' && postCodeFault(country, postCode)
      if (fault) check.addIssue({ code: 'custom', path: ['postCode'], message: problem(fault) })
      if (!isPossiblePhone(phone, country))
        check.addIssue({ code: 'custom', path: ['phone'], message: problem('phoneOf') })
    })
    .transform((given): Billing => ({ ...given, phone: inE164(given.phone, given.country) }))

const billing = billingOf(false)
const billingByPhone = billingOf(true)

const quote = z.object({
  items,
  coupon,
  email: optional({ maxLength: EMAIL.maxLength, pattern: ONE_LINE }),
  // The place for tax and arrival; by default the shop's own country.
  country: z.string().refine(isCountry).optional().catch(undefined),
  postCode: withAsciiDigits(optional(BILLING_RULES.postCode)).catch(undefined),
  county: optional(BILLING_RULES.county).catch(undefined),
  payment: z.enum(PAYMENTS).optional().catch(undefined),
  language,
})

const order = z.object({
  items: items.refine((list) => list.length > 0, problem('items')),
  coupon,
  payment: z.enum(PAYMENTS, problem('payment')),
  billing,
  notes: optional(NOTES),
  // One that cannot be read is refused: its sender means to be asked before another total holds.
  expectedTotal: z
    .int()
    .nullish()
    .transform((total) => total ?? undefined),
  language,
})

const orderByPhone = order.extend({ billing: billingByPhone })

type ParsedQuote = z.infer<typeof quote>
export type ParsedOrder = z.infer<typeof order>

type Parsed<T> = { ok: true; value: T } | { ok: false; errors: Record<string, FieldProblem> }

export const parseQuote = (body: unknown): Parsed<ParsedQuote> => parsed(quote, body)
export const parseBilling = (body: unknown): Parsed<Billing> => parsed(billing, body)
export const parseBillingByPhone = (body: unknown): Parsed<Billing> => parsed(billingByPhone, body)
export const parseOrderByPhone = (body: unknown): Parsed<ParsedOrder> => parsed(orderByPhone, body)
export const parseOrder = (body: unknown): Parsed<ParsedOrder> => parsed(order, body)

function parsed<T>(schema: z.ZodType<T>, body: unknown): Parsed<T> {
  const read = schema.safeParse(body)
  if (read.success) return { ok: true, value: read.data }
  const errors: Record<string, FieldProblem> = {}
  for (const { path, message } of read.error.issues) {
    const field = path.join('.') || 'items'
    // Our own messages are keys; zod's own are about shapes that no form sends.
    errors[field] ??= keyOf(message)
  }
  return { ok: false, errors }
}

const keyOf = (message: string) =>
  (/^[a-zA-Z]+$/.test(message) ? message : 'invalid') as FieldProblem

type Asked = Omit<WantedItem, 'variant'> & { variant?: number | null; variantId?: number | null }

/** Sums quantities by product and variant, at the first line of each. */
function summed(wanted: Asked[]) {
  const byKey = new Map<string, WantedItem>()
  for (const { productId, quantity, ...which } of wanted) {
    const variant = which.variant ?? which.variantId
    const key = `${productId}/${variant ?? ''}`
    const known = byKey.get(key)
    if (known) known.quantity += quantity
    else byKey.set(key, { productId, quantity, ...(variant && { variant }) })
  }
  return [...byKey.values()]
}

/** Returns E.164 for a possible number, read from the country, or else the text. */
function inE164(phone: string, country: string) {
  const number = parsePhoneNumberFromString(phone, country as never)
  return number?.isPossible() && !number.ext ? number.number : phone
}

/** Tells whether somebody could be called so, from the country or by a calling code. */
function isPossiblePhone(phone: string, country: string) {
  const number = parsePhoneNumberFromString(phone, country as never)
  const digits = (number?.number ?? phone).replace(/\D/g, '').length
  // A country without numbers of its own is known by none.
  return digits <= MOST_DIGITS && number?.isPossible() !== false
}

export const requestHash = (request: ParsedOrder) =>
  hash('sha256', JSON.stringify(request), 'base64url')

import { hash } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { LANGUAGES } from '../../business'
import { isProductId } from '../../catalogue/product-id'
import type { Texts } from '../../texts/texts'
import { isCountry } from '../countries'
import type { Billing, WantedItem } from '../order'
import { postCodeFits } from '../post-codes'

/** Names a text of `orderProblems.fields`. */
export type FieldProblem = keyof Texts['orderProblems']['fields']

const LINES = 100
const PIECES = 100_000

/** Control characters, and those that turn the direction of writing around (a printed trick). */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const isPlain = (text: string) => !UNPRINTABLE.test(text) && text.isWellFormed()
const isPlainProse = (text: string) => isPlain(text.replace(/[\r\n\t]/g, ' '))

const problem = (key: FieldProblem) => key
const text = (most: number, test = isPlain) =>
  z
    .string(problem('missing'))
    .trim()
    .max(most, problem('long'))
    .refine(test, { error: problem('characters'), abort: true })
const required = (most: number) => text(most).min(1, problem('missing'))
const optional = (most: number, test?: typeof isPlain) =>
  text(most, test)
    .nullish()
    .transform((value) => value || undefined)

const items = z
  .array(
    z.object({
      productId: z.int(problem('invalid')).refine(isProductId, problem('invalid')),
      quantity: z.int(problem('quantity')).min(1, problem('quantity')).max(PIECES, 'quantity'),
    }),
    problem('items'),
  )
  .max(LINES, problem('invalid'))
  .transform(summed)

const language = z.enum(LANGUAGES).optional().catch(undefined)

const billing = z
  .object({
    firstName: required(100),
    lastName: required(100),
    company: optional(200),
    country: z.string(problem('country')).refine(isCountry, problem('country')),
    street: required(200),
    city: required(100),
    county: optional(100),
    postCode: required(20),
    phone: required(40)
      .regex(/^[\d\s()+./x-]*$/i, problem('phone'))
      .refine(isDiallable, problem('phone')),
    email: required(254).regex(z.regexes.html5Email, problem('email')),
  })
  .refine(({ country, postCode }) => postCodeFits(country, postCode), {
    path: ['postCode'],
    error: problem('postCode'),
  })
  .transform((given): Billing => ({ ...given, phone: dialled(given.phone, given.country) }))

const quote = z.object({
  items,
  coupon: optional(60),
  email: optional(254),
  language,
})

const order = z.object({
  items: items.refine((list) => list.length > 0, problem('items')),
  coupon: optional(60),
  payment: z.enum(['bank', 'cash_on_delivery'], problem('payment')),
  billing,
  notes: optional(2000, isPlainProse),
  language,
})

export type ParsedQuote = z.infer<typeof quote>
export type ParsedOrder = z.infer<typeof order>

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: Record<string, FieldProblem> }

export const parseQuote = (body: unknown): Parsed<ParsedQuote> => parsed(quote, body)
export const parseOrder = (body: unknown): Parsed<ParsedOrder> => parsed(order, body)

/** One problem a field, by its path: 'billing.firstName'. */
function parsed<T>(schema: z.ZodType<T>, body: unknown): Parsed<T> {
  const read = schema.safeParse(body)
  if (read.success) return { ok: true, value: read.data }
  const errors: Record<string, FieldProblem> = {}
  for (const { path, message } of read.error.issues) {
    const field = path.join('.') || 'items'
    // Our own messages are keys; the rest are zod's about shapes no form sends.
    errors[field] ??= keyOf(message)
  }
  return { ok: false, errors }
}

const keyOf = (message: string) =>
  (/^[a-zA-Z]+$/.test(message) ? message : 'invalid') as FieldProblem

/** Demand per product: the same product twice is one line, at its first place. */
function summed(wanted: WantedItem[]) {
  const byId = new Map<number, WantedItem>()
  for (const item of wanted) {
    const known = byId.get(item.productId)
    if (known) known.quantity += item.quantity
    else byId.set(item.productId, item)
  }
  return [...byId.values()]
}

function isDiallable(phone: string) {
  return phone.replace(/\D/g, '').length >= 5
}

/** E.164 when it parses as a possible number (read from the country), else as it was entered. */
function dialled(phone: string, country: string) {
  const number = parsePhoneNumberFromString(phone, country as never)
  return number?.isPossible() && !number.ext ? number.number : phone
}

/** Stands for all that was asked; two requests with the same one ask for the same order. */
export const requestHash = (request: ParsedOrder) =>
  hash('sha256', JSON.stringify(request), 'base64url')

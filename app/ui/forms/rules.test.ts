import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EMAIL } from './email'
import { fieldSchema } from './field-schema.server'
import { type FieldRule, faultOf, ONE_LINE, PHONE, SEVERAL_LINES } from './rules'

const NAME = { required: true, maxLength: 10, pattern: ONE_LINE }
const NOTES = { maxLength: 20, pattern: SEVERAL_LINES }
const MESSAGES = { missing: 'missing', long: 'long', mismatch: 'mismatch' }

describe('faults', () => {
  test.each([
    ['', 'missing'],
    [' \t ', 'missing'],
    ['\u200b', 'mismatch'],
    ['\u3164 \u2800\u00ad', 'mismatch'],
    ['x'.repeat(11), 'long'],
    [` ${'x'.repeat(10)} `, undefined],
    ['a\u0007b', 'mismatch'],
    ['a\nb', 'mismatch'],
    ['a\u202eb', 'mismatch'],
    ['a\ud800b', 'mismatch'],
    ['Zoë 😀', undefined],
  ])('a required name %j: %s', (value, fault) => {
    expect(faultOf(value, NAME)).toBe(fault)
  })

  test('an optional text may be empty and may have several lines', () => {
    expect(faultOf(' ', NOTES)).toBeUndefined()
    expect(faultOf('a\r\n\tb', NOTES)).toBeUndefined()
    expect(faultOf('a\u0000b', NOTES)).toBe('mismatch')
  })

  test('an element without the attributes has a length of -1 and an empty pattern', () => {
    expect(faultOf('x', { required: false, maxLength: -1, pattern: '' })).toBeUndefined()
  })
})

describe('e-mail', () => {
  test.each([
    'ana@example.com',
    " o'neil+shop@mail.example.co ",
    'ANA@EXAMPLE.COM',
    'a@b.co',
    'a@xn--mller-kva.de',
    'ana@müller.at',
    'ravi@उदाहरण.भारत',
  ])('%j is an address', (text) => expect(faultOf(text, EMAIL)).toBeUndefined())

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'a@b.c,d@e.f',
    'a@b.c\nBcc: d@e.f',
    'a..b@example.com',
    'a@b..co',
    'a@-b.co',
    'jörg@example.de',
    '"a b"@example.com',
    'ana@m\u202eller.at',
    'ana@müller／.at',
    'ana@٣.½',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is no address', (text) => expect(faultOf(text, EMAIL)).toBe('mismatch'))

  test('an address has at most 254 characters', () => {
    const domain = `${'a'.repeat(60)}.`.repeat(4)
    expect(faultOf(`ana@${domain}com`, EMAIL)).toBeUndefined()
    expect(faultOf(`ana12345@${domain}com`, EMAIL)).toBe('long')
  })

  test('every address of the standard with at most 64 characters before the @ passes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => !faultOf(text, EMAIL) || text.indexOf('@') > 64),
    )
  })
})

test('a domain is kept in the letters of mail servers, the text before the @ as typed', () => {
  const schema = fieldSchema(EMAIL, MESSAGES)
  const read = (text: string) => schema.safeParse(text).data
  expect(read(' Ana@Müller.at ')).toBe('Ana@xn--mller-kva.at')
  expect(read('ravi@उदाहरण.भारत')).toBe('ravi@xn--p1b6ci4b4b3a.xn--h2brj9c')
  expect(read('ANA@EXAMPLE.COM')).toBe('ANA@EXAMPLE.COM')
  expect(read(`ana@${'ü'.repeat(60)}.at`)).toBeUndefined()
  expect(read('ana@xn--ü.at')).toBeUndefined()
})

describe('phone', () => {
  test.each([
    '+880 1712 345678',
    '(212) 555-0123',
    '030/1234567 x12',
    '12345',
    '\u202a+49 170‑123–4567\u202c',
  ])('%s is a number', (text) => expect(faultOf(text, PHONE)).toBeUndefined())
  test.each(['12', '1234', 'call me', '<script>', '0170;0000', '+----'])(
    '%s is no number',
    (text) => expect(faultOf(text, PHONE)).toBe('mismatch'),
  )
})

/** Does what a browser does with a rule's attributes (HTML constraint validation). */
function browserAccepts(value: string, rule: FieldRule & typeof NAME) {
  if (value === '') return !rule.required
  if (value.length > rule.maxLength) return false
  if (rule.type === 'email' && !z.regexes.html5Email.test(value)) return false
  return new RegExp(`^(?:${rule.pattern})$`, 'v').test(value)
}

/** Generates texts near the edges of the rules, and arbitrary ones. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom(...'01259 +-()/.xX'), maxLength: 45 }),
    fc.string({ unit: fc.constantFrom(...'ab1.-@_+\u0007\n'), maxLength: 20 }),
  )
  .map((text) => text.trim())
  // A browser takes a name of marks that nobody sees, which a test above has refused.
  .filter((text) => text === '' || /[^\s\p{DI}\u2800]/u.test(text))

test.each([
  ['name', NAME],
  ['e-mail', EMAIL],
  ['phone', PHONE],
])('%s: browser and server accept the same texts', (_, rule) => {
  const schema = fieldSchema(rule, MESSAGES)
  fc.assert(
    fc.property(anyText, (text) => {
      const fault = faultOf(text, rule)
      expect(browserAccepts(text, rule)).toBe(fault === undefined)
      const parsed = schema.safeParse(` ${text} `)
      expect(parsed.success).toBe(fault === undefined)
      if (parsed.success) expect(parsed.data).toBe(text)
      else expect(parsed.error.issues.map(({ message }) => message)).toEqual([fault])
    }),
    { numRuns: 500 },
  )
})

import { expect, test } from 'vitest'
import { CONTACT_RULES, checkContact, readContact } from './contact-rules'

const right = { name: 'Ana', email: 'ana@example.com', phone: '+880 1712 345678', message: 'Hello' }

test('a complete message has nothing wrong with it', () => {
  expect(checkContact(right)).toEqual({})
})

test('each empty or blank field is named', () => {
  const blank = readContact(new URLSearchParams({ name: '  ' }) as unknown as FormData)
  expect(checkContact(blank)).toEqual({
    name: 'missing',
    email: 'missing',
    phone: 'missing',
    message: 'missing',
  })
})

test('a field over its length is refused, and one at its length is not', () => {
  const long = 'x'.repeat(CONTACT_RULES.message.maxLength)
  expect(checkContact({ ...right, message: long })).toEqual({})
  expect(checkContact({ ...right, message: `${long}x` })).toEqual({ message: 'tooLong' })
})

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'a b@example.com',
  'a@b.c,d@e.f',
  'a@b.c\nBcc: d@e.f',
])('%j is no e-mail address', (text) => {
  expect(checkContact({ ...right, email: text }).email).toBe('badEmail')
})

test.each(['12', 'call me', '<script>'])('%j is no phone number', (phone) => {
  expect(checkContact({ ...right, phone })).toEqual({ phone: 'badPhone' })
})

test('a line break counts as one character, as in the browser', () => {
  const lines = 'x\n'.repeat(CONTACT_RULES.message.maxLength / 2 - 1)
  const form = new URLSearchParams({ ...right, message: lines.replaceAll('\n', '\r\n') })
  const values = readContact(form as unknown as FormData)
  expect(values.message).toBe(lines.trim())
  expect(checkContact(values)).toEqual({})
})

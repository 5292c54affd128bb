import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.server'

const ANA = { mailbox: 'ana@example.com', variant: false }

test.each([
  'ana@example.com',
  ' Ana@Example.COM ',
  'ANA@EXAMPLE.com.',
  'ａｎａ@ｅｘａｍｐｌｅ.com',
  'a\u200bna\u00ad@example.com',
  '"ana"@example.com',
  '"a\\na"@example.com',
  'ana(hello)@example.com',
])('%j is the mailbox of Ana', (address) => {
  expect(mailboxOf(address)).toEqual(ANA)
})

test.each([
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['Ana+@example.com', 'ana@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.na+x@googlemail.com', 'ana@gmail.com'],
])('%s is a variant of %s', (address, mailbox) => {
  expect(mailboxOf(address)).toEqual({ mailbox, variant: true })
})

test.each([
  ['a.na@example.com', 'a.na@example.com'], // Elsewhere a dot names another mailbox.
  ['аna@example.com', 'аna@example.com'], // This а is Cyrillic.
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
  ['+1@example.com', '+1@example.com'],
  ['ana@gmail.com', 'ana@gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toEqual({ mailbox, variant: false })
})

const PARTS = [
  'a',
  'B',
  '.',
  '+',
  '@',
  '"',
  '\\',
  '(',
  ')',
  ' ',
  '\0',
  'ü',
  '\ud800',
  '\u200b',
  '漢',
  '-',
]

test('every typed text has a mailbox, whose own spelling is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 20 }), (typed) => {
      const { mailbox } = mailboxOf(typed)
      expect(mailbox).toContain('@')
      expect(mailboxOf(`${typed.toUpperCase()} `)).toEqual(mailboxOf(typed))
    }),
  )
})

import { describe, expect, test } from 'vitest'
import {
  BEGINNINGS,
  DIFFERENT_NAMES,
  DIGITS,
  INITIALS,
  SAME_NAMES,
  SLUGS,
} from '../../tests/support/catalogue/golden-table'
import { asciiDigits } from './digits'
import { beginningOf, initialOf } from './graphemes'
import { plainDigits, plainText } from './plain-text'
import { slugOf } from './slug'
import { unifiedSpelling, withoutAccents } from './spelling'

describe('names that are read as the same', () => {
  test.each(SAME_NAMES)('%s: they have one slug', (_, one, other) => {
    expect(one).not.toBe(other)
    expect(slugOf(one)).toBe(slugOf(other))
    expect(slugOf(one)).not.toBe('')
  })

  // Full-width and presentation forms are equal for slugs and the shop's search only.
  const canonical = SAME_NAMES.filter(([why]) => !/full-width|presentation/.test(why))
  test.each(canonical)('%s: the desk finds one by the other', (_, one, other) => {
    expect(plainText(one)).toBe(plainText(other))
  })
})

describe('names that differ', () => {
  test.each(DIFFERENT_NAMES)('%s: they keep two slugs', (_, one, other) => {
    expect(slugOf(one)).not.toBe(slugOf(other))
  })

  test.each(DIFFERENT_NAMES)('%s: their search keys differ', (_, one, other) => {
    expect(plainText(one)).not.toBe(plainText(other))
  })
})

test.each(SLUGS)('the slug of "%s" is %s, and is its own slug', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugOf(slug)).toBe(slug)
  expect(slug).toBe(slug.normalize('NFC'))
})

test('the slug of every name of the table keeps every letter and mark of it', () => {
  const names = DIFFERENT_NAMES.flatMap(([, one, other]) => [one, other])
  const kept = (text: string) => (unifiedSpelling(text).match(/[\p{L}\p{M}]/gu) ?? []).join('')
  const nonLatin = names.filter((name) => !/[\p{Script=Greek}\p{Script=Latin}]/u.test(name))
  expect(nonLatin.length).toBeGreaterThan(40)
  for (const name of nonLatin) expect(kept(slugOf(name))).toBe(kept(name))
})

test.each(DIGITS)('the digits of "%s" are read as %s', (typed, ascii) => {
  expect(asciiDigits(typed)).toBe(ascii)
})

test('every decimal digit of every script has its value', () => {
  let row = ''
  for (let code = 0x30; code < 0x20000; code++) {
    const letter = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(letter)) row += asciiDigits(letter)
  }
  expect(row.length).toBeGreaterThan(600)
  expect(row).toBe('0123456789'.repeat(row.length / 10))
})

test('a telephone number in Bengali digits has the digits of the same number in ASCII', () => {
  expect(plainDigits('০১৭১২-৩৪৫৬৭৮')).toBe('1712345678')
  expect(plainDigits('01712 345678')).toBe('1712345678')
})

test.each(BEGINNINGS)('the beginning of "%s" within %i units is "%s"', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning)
})

test.each(INITIALS)('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('accents go from Latin, Greek and Cyrillic, and nothing else changes in plain text', () => {
  expect(withoutAccents('Crème brûlée, Ångström, Ελιά, йод, ñandú')).toBe(
    'Creme brulee, Angstrom, Ελια, иод, nandu',
  )
  expect(unifiedSpelling('Crème brûlée “12” – ½')).toBe('Crème brûlée “12” – ½')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_SLUG, looksLikeNumber, slugOfTitle } from './slug-of-title'

test.each([
  ['Blue Mug', 'blue-mug'],
  ['  Mug – 0.3 l (blue)  ', 'mug-0-3-l-blue'],
  ['Töpfer’s Krug', 'töpfers-krug'],
  ['To\u0308pfer', 'töpfer'],
  ['শাড়ি লাল', 'শাড়ি-লাল'],
  ['साड़ी', 'साड़ी'],
  ['Κούπα', 'κούπα'],
  ['ถ้วยน้ำ', 'ถ้วยน้ำ'],
  ['كوب أزرق', 'كوب-أزرق'],
  ['İstanbul', 'i̇stanbul'],
  ['!!!', ''],
])('the title %s makes the address %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug.normalize('NFC'))
})

test('an address made of an address is the same, and never too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOfTitle(title)
      expect(slugOfTitle(slug)).toBe(slug)
      expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG)
      expect(slug).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u)
    }),
  )
})

test.each([
  ['12', true],
  ['১২', true],
  ['12-b', false],
  ['mug', false],
])('%s looks like a number: %s', (slug, number) => {
  expect(looksLikeNumber(slug)).toBe(number)
})

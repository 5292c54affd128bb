import { expect, test } from 'vitest'
import { LANGUAGES } from '../../business'
import { settingsFrom } from '../../settings/schema'
import { shippedTexts } from '../texts.server'
import { numberedTexts } from './number-words.server'

const own = (values: object = {}) => settingsFrom({ 'shop.kind': 'own', ...values })

test.each(LANGUAGES)('%s: the demo keeps the same texts', (language) => {
  const texts = shippedTexts(language)
  expect(numberedTexts(texts, settingsFrom({}))).toBe(texts)
})

test.each(LANGUAGES)('%s: an own shop shows a phone number of its country', (language) => {
  const texts = numberedTexts(shippedTexts(language), own({ 'shop.country': 'AT' }))
  const { checkout, orderProblems, contact } = texts
  for (const text of [checkout.problems.phone, orderProblems.fields.phone, contact.errors.badPhone])
    expect(text).toMatch(/\+43 \d/)
})

test('an own shop without a country names no number of Bangladesh', () => {
  expect(JSON.stringify(numberedTexts(shippedTexts('en'), own()))).not.toContain('+880 17')
})

test.each([
  ['', '01ABCD-23XYZ'],
  ['TK', 'TK-01ABCD-23XYZ'],
])('with the prefix "%s" an order number looks like %s', (prefix, example) => {
  const { track } = numberedTexts(shippedTexts('de'), own({ 'shop.orderPrefix': prefix }))
  expect(track.example).toBe(example)
  expect(track.badNumber).toMatch(new RegExp(`\\s${example}\\.$`))
})

import { expect, test } from 'vitest'
import { SECTIONS } from './fields'
import { shownFields } from './shown-fields'

const keys = (section: 'looks' | 'money', values: object, stored: string[] = []) =>
  shownFields(section, { values: values as Record<string, unknown>, stored }).map(({ key }) => key)

test('the demo’s settings have all fields', () => {
  expect(shownFields('looks', { values: { 'shop.kind': 'demo' }, stored: [] })).toBe(SECTIONS.looks)
})

test('a shop of one’s own has no field for the demo’s banner and flash sale', () => {
  const own = { 'shop.kind': 'own', 'words.en': {} }
  expect(keys('looks', own)).not.toContain('shop.bannerLink')
  expect(keys('looks', own)).toContain('shop.accent')
  expect(keys('money', own)).not.toContain('money.flashSaleEnd')
})

test('a setting that a merchant has set, or needs for the banner’s words, keeps its field', () => {
  const own = { 'shop.kind': 'own', 'words.en': { 'shell.banner': 'Open on Sunday' } }
  expect(keys('looks', own)).toContain('shop.bannerLink')
  expect(keys('money', own, ['money.flashSaleEnd'])).toContain('money.flashSaleEnd')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsFrom } from '../../app/settings/schema'
import { isListOfWords } from './list-of-words'
import { readPath, readValue } from './setting-path'

const SETTINGS = settingsFrom({})

test('lists of words may be written by commas, and other lists not', () => {
  expect(
    ['shop.menu', 'shop.languages', 'shop.name', 'money.taxRates', 'money.taxClasses'].map(
      isListOfWords,
    ),
  ).toEqual([true, true, false, false, true])
  const menu = { key: 'shop.menu' }
  expect(readValue(SETTINGS, menu, ' lighting , furniture,')).toEqual(['lighting', 'furniture'])
  expect(readValue(SETTINGS, menu, '["lighting"]')).toEqual(['lighting'])
  for (const [key, typed] of [
    ['money.taxRates', 'FR 20'],
    ['shop.menu', '["lighting"'],
  ] as const)
    expect(() => readValue(SETTINGS, { key }, typed)).toThrow(/is written as JSON/)
})

test('each example of the documentation that sets a setting is taken', () => {
  const text = readFileSync('docs/operating.md', 'utf8')
  const examples = [...text.matchAll(/settings set ([\w.]+) (?!--)("[^"]*"|'[^']*'|[^\s`]+)`/g)]
  expect(examples.map(([, key]) => key)).toContain('shop.menu')
  for (const [, key = '', typed = ''] of examples) {
    const path = readPath(key)
    const value = readValue(SETTINGS, path, typed.replace(/^(["'])(.*)\1$/, '$2'))
    if (path.member === undefined) expect(() => settingsFrom({ [path.key]: value })).not.toThrow()
  }
})

import { expect, test } from 'vitest'
import { isOwnPath } from '../input/own-path'
import { returnPath, withReturn } from './return-path'

const query = (text: string) => new URLSearchParams(text)

test('a visitor returns to the intended page, or else to the account', () => {
  expect(returnPath(query('return=/checkout'))).toBe('/checkout')
  expect(returnPath(query('return=/shop%3Fq%3Da%26page%3D2'))).toBe('/shop?q=a&page=2')
  expect(returnPath(query(''))).toBe('/accounts')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'javascript:alert(1)',
  '/\n/evil.example',
  'evil',
  '',
])('%j is no place of this shop', (path) => {
  expect(isOwnPath(path)).toBe(false)
  expect(returnPath(new URLSearchParams({ return: path }))).toBe('/accounts')
})

test('links between the identity pages keep the intended page', () => {
  expect(withReturn('/login', query('return=/checkout'))).toBe('/login?return=%2Fcheckout')
  expect(withReturn('/login', query('return=//evil'))).toBe('/login')
})

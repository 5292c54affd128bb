import { expect, test } from 'vitest'
import { readProductId } from './product-id'

test.each([
  ['1', 1],
  ['240', 240],
  ['0', undefined],
  ['-1', undefined],
  ['01', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['1 ', undefined],
  ['abc', undefined],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999999999999', undefined],
  ['', undefined],
  [undefined, undefined],
])('decisions: a malformed id is not found: %s', (text, id) => {
  expect(readProductId(text)).toBe(id)
})

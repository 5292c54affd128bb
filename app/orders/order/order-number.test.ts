import { expect, test } from 'vitest'
import { newOrderNumber, readNumber, readReturn } from './order-number.server'

test.each([
  ['ex-01abcd-23xyz', 'EX', 'EX-01ABCD-23XYZ'],
  ['EX01ABCD23XYZ', '', 'EX-01ABCD-23XYZ'],
  ['01ABCD 23XYZ', 'EX', 'EX-01ABCD-23XYZ'],
  ['01abcd23xyz', '', '01ABCD-23XYZ'],
  ['tk-01ABCD-23XYZ', 'EX', 'TK-01ABCD-23XYZ'],
])('%s in a shop of the prefix %s is the order %s', (written, prefix, number) => {
  expect(readNumber(written, prefix)).toBe(number)
})

test.each([
  ['EX-01ABCD-23XYZ-R1', { order: 'EX-01ABCD-23XYZ', sequence: 1 }],
  ['01abcd23xyzr12', { order: 'EX-01ABCD-23XYZ', sequence: 12 }],
  ['EX-01ABCD-R2345-R3', { order: 'EX-01ABCD-R2345', sequence: 3 }],
  ['EX-01ABCD-R2345', undefined],
  ['nothing', undefined],
])('%s is the return %o', (written, found) => {
  expect(readReturn(written, 'EX')).toEqual(found)
})

test('a number names its second and hides how many orders exist', () => {
  const now = Date.UTC(2026, 10, 21)
  const numbers = Array.from({ length: 1000 }, () => newOrderNumber(now))
  expect(new Set(numbers.map((number) => number.slice(0, 9))).size).toBe(1)
  expect(new Set(numbers).size).toBeGreaterThan(990)
  for (const number of numbers)
    expect(number).toMatch(/^EX-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{5}$/)
})

test('numbers sort by time', () => {
  const earlier = newOrderNumber(Date.UTC(2026, 0, 1))
  expect(newOrderNumber(Date.UTC(2026, 0, 2)) > earlier).toBe(true)
})

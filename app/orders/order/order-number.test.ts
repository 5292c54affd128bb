import { expect, test } from 'vitest'
import { readNumber, readReturn } from './order-number'

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

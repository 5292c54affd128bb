import { expect, test } from 'vitest'
import { checkTracking } from './track-order-rules'

test.each(['EX-01ABCD-23XYZ', 'ex-01abcd-23xyz', ' 01ABCD23XYZ ', 'ex 01abcd 23xyz'])(
  '%s is an order number as people write it',
  (number) => {
    expect(checkTracking({ number, email: 'ana@example.com' })).toEqual({})
  },
)

test('each field says what is missing or wrong', () => {
  expect(checkTracking({ number: ' - ', email: '' })).toEqual({
    number: 'noNumber',
    email: 'badEmail',
  })
  for (const number of ['EX-1', 'EX-01ABCD-23XYZ9', '01ABCD\u000023XYZ', "' or 1=1 --"])
    expect(checkTracking({ number, email: 'ana@example.com' })).toEqual({ number: 'badNumber' })
  expect(checkTracking({ number: '01ABCD23XYZ', email: 'ana@example' })).toEqual({
    email: 'badEmail',
  })
})

test.each(['+234 803 123 4567', '0803-123-4567', '০১৭১২৩৪৫৬৭৮', '(11) 98765-4321'])(
  '%s may stand in place of an e-mail address',
  (email) => {
    expect(checkTracking({ number: 'EX-01ABCD-23XYZ', email })).toEqual({})
  },
)

import { expect, test } from 'vitest'
import { fieldsOf, termsOf } from './coupon-fields'

test('an amount that its field could not read is named before anything is sent', () => {
  const fixed = { ...fieldsOf(), kind: 'fixed' as const }
  expect(termsOf(fixed)).toBeUndefined()
  expect(termsOf({ ...fixed, amount: 500 })).toMatchObject({ kind: 'fixed', amount: 500 })
  // The server says that nothing is too little.
  expect(termsOf({ ...fixed, amount: 0 })).toMatchObject({ amount: 0 })
})

import { expect, test } from 'vitest'
import { hasWrongCheckDigits } from './iban'

test.each(['AT61 1904 3002 3457 3201', 'de89370400440532013000', 'GB29 NWBK 6016 1331 9268 19'])(
  '%s is an IBAN whose check digits fit',
  (account) => expect(hasWrongCheckDigits(account)).toBe(false),
)

test.each([
  ['another digit', 'AT61 1904 3002 3457 3202'],
  ['two that changed places', 'DE89 3704 0044 0532 0130 00'.replace('0532', '5032')],
  ['another letter', 'GB29 NWBL 6016 1331 9268 19'],
  ['a lacking digit', 'DE89 3704 0044 0532 0130 0'],
])('%s does not fit', (_, account) => expect(hasWrongCheckDigits(account)).toBe(true))

test.each(['0000 0000 0000 (demo)', '12345678', 'Account 12, branch 3', ''])(
  '%s is written as no IBAN, so that nothing is said of it',
  (account) => expect(hasWrongCheckDigits(account)).toBe(false),
)

import { expect, test } from 'vitest'
import { keptText } from './searched-text'

test.each([
  ['  Hed\tphones ', 'hed phones'],
  ['É', 'é'],
  ['a\0b‮c', 'a b c'],
  ['শা\u09dcি', 'শাড়ি'.normalize('NFC')],
  ['র\u200d্যাম', 'র্যাম'],
  [`${'x'.repeat(58)}শাড়ি`, `${'x'.repeat(58)}শা`],
  ['x'.repeat(500), 'x'.repeat(60)],
  ['👗'.repeat(70), '👗'.repeat(60)],
  ['\ud800', '\ufffd'],
  ['size 42 shoes 2026', 'size 42 shoes 2026'],
])('%j is kept as %j', (text, kept) => {
  expect(keptText(text)).toBe(kept)
})

test.each(['', ' \n', 'ana@b.example', 'call 0171 234 5678', '4111-1111-1111-1111', '٠١٧١٢٣٤٥٦٧'])(
  '%j is not kept',
  (text) => {
    expect(keptText(text)).toBeUndefined()
  },
)

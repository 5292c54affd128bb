import { expect, test } from 'vitest'
import { checkReturned, goesField, piecesField, reasonField } from './read-returned'

const LINES = [
  { position: 0, productId: 1, title: 'Lamp', ordered: 3, left: 2 },
  { position: 1, productId: 2, title: 'Pen', ordered: 1, left: 0 },
]
/** Ticks the lines whose pieces are given. */
const ticked = (values: Record<string, string>) => ({
  ...values,
  ...Object.fromEntries(
    LINES.filter(({ position }) => values[piecesField(position)]).map(({ position }) => [
      goesField(position),
      '1',
    ]),
  ),
})
const check = (values: Record<string, string>) =>
  checkReturned(ticked(values), LINES, { reasons: true, fields: ['note'] })

test('pieces of a line whose box is not ticked stay, whatever is entered for them', () => {
  const values = { [piecesField(0)]: '2', [reasonField(0)]: 'damaged' }
  const fields = { reasons: true, fields: [] }
  expect(checkReturned(values, LINES, fields)).toEqual({
    errors: { [goesField(0)]: 'none' },
    wanted: [],
  })
  for (const typed of ['0', ''])
    expect(
      checkReturned({ ...ticked(values), [piecesField(0)]: typed }, LINES, fields).errors,
    ).toEqual({ [piecesField(0)]: 'pieces' })
})

test('pieces with a reason are returned, lines without pieces are not', () => {
  const values = { [piecesField(0)]: ' 2 ', [reasonField(0)]: 'damaged', [piecesField(1)]: '' }
  expect(check(values)).toEqual({
    errors: {},
    wanted: [{ position: 0, quantity: 2, reason: 'damaged' }],
  })
})

test.each(['3', '-1', '1.5', '1e1', 'two', '99999999', '1\u0000', '½'])(
  '%j is no number of pieces that are left',
  (typed) => {
    expect(check({ [piecesField(0)]: typed, [reasonField(0)]: 'other' }).errors).toEqual({
      [piecesField(0)]: 'pieces',
    })
  },
)

test.each(['２', '২', '٢'])('%s is two pieces', (typed) => {
  const values = { [piecesField(0)]: typed, [reasonField(0)]: 'other' }
  expect(check(values).wanted).toEqual([{ position: 0, quantity: 2, reason: 'other' }])
})

test('the field says what is missing', () => {
  expect(check({}).errors).toEqual({ [goesField(0)]: 'none' })
  for (const reason of ['', 'constructor', 'because'])
    expect(check({ [piecesField(0)]: '1', [reasonField(0)]: reason }).errors).toEqual({
      [reasonField(0)]: 'reason',
    })
  expect(check({ [piecesField(1)]: '1', [reasonField(1)]: 'other' }).errors).toEqual({
    [piecesField(1)]: 'pieces',
  })
})

test('a note is printable and not endless', () => {
  const fine = { [piecesField(0)]: '1', [reasonField(0)]: 'other' }
  expect(check({ ...fine, note: 'Two\r\nlines' }).errors).toEqual({})
  expect(check({ ...fine, note: 'a\u0000b' }).errors).toEqual({ note: 'characters' })
  expect(check({ ...fine, note: 'x'.repeat(1001) }).errors).toEqual({ note: 'long' })
})

test('a withdrawal needs a name and an address, and no reason', () => {
  const withdrawal = (values: Record<string, string>, lines = LINES) =>
    checkReturned(ticked(values), lines, { reasons: false, fields: ['name', 'email'] })
  const person = { name: 'Ana Rahman', email: 'ana@example.com' }
  expect(withdrawal({ ...person, [piecesField(0)]: '1' })).toEqual({
    errors: {},
    wanted: [{ position: 0, quantity: 1 }],
  })
  // This withdraws the whole order.
  expect(withdrawal(person, [])).toEqual({ errors: {}, wanted: [] })
  expect(withdrawal({ name: ' ', email: 'ana@example' }, []).errors).toEqual({
    name: 'name',
    email: 'email',
  })
  expect(withdrawal({ ...person, name: 'A\u0007' }, []).errors).toEqual({ name: 'characters' })
})

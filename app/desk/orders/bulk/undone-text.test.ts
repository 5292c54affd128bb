import { expect, test } from 'vitest'
import { en } from '../../../texts/desk/en'
import { undoneText } from './undone-text'

test('an undone packing says how many orders wait to be packed again', () => {
  const both = ['EX-1', 'EX-2'].map((number) => ({ number, ok: true, changed: true }))
  expect(undoneText(en.orders, both)).toEqual({ ok: true, text: '2 orders marked as not packed.' })
  expect(undoneText(en.orders, both.slice(1)).text).toBe('1 order marked as not packed.')
})

test('a packing that cannot be undone says of each order why', () => {
  const outcomes = [
    { number: 'EX-1', ok: true, changed: true },
    { number: 'EX-2', ok: false, code: 'forbidden', status: 'shipped' },
  ] as const
  expect(undoneText(en.orders, outcomes)).toEqual({
    ok: false,
    text: '1 order marked as not packed. EX-2 stays packed: it is shipped.',
  })
})

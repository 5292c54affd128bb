import { expect, test } from 'vitest'
import { STATUSES } from '../orders/order/status'
import { checkReview, defaultName, enterable, mayReview, readReview } from './review-rules'

const good = { stars: '5', name: 'Ana R.', title: '', text: 'Very good.' }
const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...fields })) form.set(name, value)
  return readReview(form)
}

test('a review needs stars, a name and a text, but no title', () => {
  expect(checkReview(sent({}))).toEqual({})
  expect(checkReview(readReview(new FormData()))).toEqual({
    stars: 'stars',
    name: 'missing',
    text: 'missing',
  })
  for (const stars of ['0', '6', '4.5', '5 5', '-1', 'five', '１'])
    expect(checkReview(sent({ stars })), stars).toEqual({ stars: 'stars' })
})

test('each field is as long as its bound, and a line break counts as one', () => {
  const long = { name: 'n'.repeat(40), title: 't'.repeat(100), text: `${'x'.repeat(1998)}\r\nx` }
  expect(checkReview(sent(long))).toEqual({})
  expect(checkReview(sent({ name: `${long.name}n` }))).toEqual({ name: 'long' })
  expect(checkReview(sent({ title: `${long.title}t` }))).toEqual({ title: 'long' })
  expect(checkReview(sent({ text: `${long.text}x` }))).toEqual({ text: 'long' })
})

test('control characters, reversed writing and invisible text are refused', () => {
  for (const sign of ['\0', '\u001b', '\u202e', '\u2066', '\u2028'])
    for (const field of ['name', 'title', 'text'] as const)
      expect(checkReview(sent({ [field]: `a${sign}b` }))).toEqual({ [field]: 'mismatch' })
  expect(enterable(sent({ text: 'a\0b\n\u009b' })).text).toBe('ab\n')
  expect(checkReview(sent({ name: 'a\nb' }))).toEqual({ name: 'mismatch' })
  expect(checkReview(sent({ name: '\u200b' }))).toEqual({ name: 'mismatch' })
  expect(checkReview(sent({ text: '\u200b' }))).toEqual({ text: 'mismatch' })
  expect(checkReview(sent({ name: 'Zoë 李', text: 'Two\n\tlines 👍' }))).toEqual({})
  expect(checkReview(sent({ text: '👍', title: '<b>&"' }))).toEqual({})
})

test('the offered name is the first name and an initial', () => {
  expect(defaultName({ firstName: ' Ana ', lastName: 'rahman' })).toBe('Ana R.')
  expect(defaultName({ firstName: '李', lastName: '' })).toBe('李')
  expect(defaultName({ firstName: 'Zoë', lastName: 'e\u0301clair' })).toBe('Zoë E\u0301.')
  expect(defaultName({ firstName: 'A'.repeat(60), lastName: 'B' })).toBe('')
})

test('only what may have arrived can be reviewed', () => {
  expect(STATUSES.filter(mayReview)).toEqual(['shipped', 'delivered'])
})

import { expect, test } from 'vitest'
import { problem } from './problem'

test('a problem is an RFC 9457 document with its code', async () => {
  const response = problem(409, 'out_of_stock', 'Too few left.', { left: { 7: 2 } })
  expect(response.status).toBe(409)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Out of stock',
    status: 409,
    detail: 'Too few left.',
    code: 'out_of_stock',
    left: { 7: 2 },
  })
})

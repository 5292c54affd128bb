import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOG_RULES } from './log.server'
import { withoutPersonal } from './records/personal-words'
import { inRequest } from './records/request-id.server'

let said: Record<string, unknown>[] = []
const newLog = () =>
  pino(
    { level: 'trace', ...LOG_RULES },
    new Writable({ write: (chunk, _, done) => done(void said.push(JSON.parse(String(chunk)))) }),
  )
beforeEach(() => {
  said = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('a database that is away gives one line at once and one a minute, with a count', () => {
  const log = newLog()
  for (let time = 0; time < 1000; time++) log.error({ err: away() }, 'a page has a fault')
  log.error({ err: new Error('other') }, 'a page has a fault')
  expect(said.map(({ msg, count }) => [msg, count])).toEqual([
    ['the database is away or busy', 1],
    ['a page has a fault', undefined],
  ])
  vi.advanceTimersByTime(60_000)
  log.warn({ err: away() }, 'an order')
  vi.advanceTimersByTime(60_000)
  expect(said.slice(2).map(({ count, during }) => [count, during])).toEqual([
    [999, 'a page has a fault'],
    [1, 'an order'],
  ])
  vi.advanceTimersByTime(600_000)
  expect(said).toHaveLength(4)
  log.error({ err: away() }, 'again')
  expect(said[4]).toMatchObject({ count: 1, during: 'again' })
})

test('a line names the request, the broken rule and the place, and no value', () => {
  const detail = 'Key (email)=(zuleika@quill.example) already exists.'
  const fault = new Error('duplicate key value violates unique constraint "accounts_email"')
  const err = Object.assign(fault, { code: '23505', constraint: 'accounts_email', detail })
  inRequest({ id: 'id-1' }, () => newLog().error({ err }, 'a request failed'))
  expect(said[0]).toMatchObject({
    requestId: 'id-1',
    err: { type: 'Error', code: '23505', constraint: 'accounts_email', message: fault.message },
  })
  expect(JSON.stringify(said[0])).not.toContain('zuleika')
  expect(JSON.stringify(said[0])).toContain('log.test.ts')
})

test.each([
  ['Unexpected token \'Z\', "{"a": Zuleika" is not valid JSON', 'Zuleika'],
  ['invalid input syntax for type bigint: "Zuleika"', 'Zuleika'],
  ['550 <zuleika@quill.example>: no such user', 'zuleika'],
  ['no route for /orders/Ab3dEf6hIj9kLm2nOp5qRs8t', 'Ab3dEf6hIj9k'],
  ['cannot call +880 1799-424242', '424242'],
  ['refused for 203.0.113.77', '113.77'],
])('%s: the line has no value', (message, value) => {
  expect(withoutPersonal(message)).not.toContain(value)
  expect(withoutPersonal(message)).toContain('***')
})

test.each([
  'relation "order_lines" does not exist',
  "Cannot read properties of undefined (reading 'title')",
  'no such table: order_lines',
  'connect ECONNREFUSED',
])('%s: the line stays as it is', (message) => expect(withoutPersonal(message)).toBe(message))

import { afterEach, expect, test } from 'vitest'
import { readConfig, setConfig } from '../../config.server'
import { COUNTRIES } from '../order/countries'
import { isInEuropeanUnion } from '../order/european-union'
import { shopDay } from '../order/shop-day.server'
import { readsAsName } from './reads-as-name'
import { mayTurn, RETURN_STATES, type ReturnState } from './return-rules'
import { type Dates, returnWindow, withdrawalWindow } from './return-window'

afterEach(() => setConfig(readConfig({})))

const delivered = (today: string, day = '2026-11-02'): Dates => ({
  status: 'delivered',
  delivered: day,
  today,
})

test('a return is open until the 30th day after the delivery', () => {
  expect(returnWindow(delivered('2026-11-02'), 30)).toEqual({ open: true, until: '2026-12-02' })
  expect(returnWindow(delivered('2026-12-02'), 30)).toMatchObject({ open: true })
  expect(returnWindow(delivered('2026-12-03'), 30)).toEqual({ open: false, why: 'over' })
  expect(returnWindow(delivered('2028-03-01', '2028-01-31'), 30)).toMatchObject({ open: true })
  expect(returnWindow({ status: 'shipped', today: '2026-11-02' }, 30)).toEqual({
    open: false,
    why: 'not_delivered',
  })
  expect(returnWindow({ ...delivered('2026-11-02'), status: 'cancelled' }, 30)).toEqual({
    open: false,
    why: 'cancelled',
  })
})

test('a withdrawal is open from the order until 14 days after the delivery', () => {
  for (const status of ['awaiting_payment', 'confirmed', 'paid', 'shipped'] as const)
    expect(withdrawalWindow({ status, today: '2026-11-02' })).toEqual({ open: true })
  expect(withdrawalWindow(delivered('2026-11-16'))).toEqual({ open: true, until: '2026-11-16' })
  expect(withdrawalWindow(delivered('2026-11-17'))).toEqual({ open: false, why: 'over' })
  expect(withdrawalWindow({ status: 'cancelled', today: '2026-11-02' })).toEqual({
    open: false,
    why: 'cancelled',
  })
})

test.each([
  ['2026-11-07', '2026-11-23'], // The 14 days end on a Saturday.
  ['2026-11-08', '2026-11-23'], // They end on a Sunday.
  ['2026-11-09', '2026-11-23'], // They end on a Monday.
])('a withdrawal whose last day is at the weekend ends on Monday (%s)', (day, until) => {
  expect(withdrawalWindow(delivered(day, day))).toEqual({ open: true, until })
})

test('days are the shop’s, whichever the machine’s', () => {
  const evening = Date.parse('2026-11-22T18:30:00Z') // It is half past midnight in Dhaka.
  expect(shopDay(evening)).toBe('2026-11-23')
  setConfig(readConfig({ TIME_ZONE: 'America/New_York' }))
  expect(shopDay(evening)).toBe('2026-11-22')
  expect(shopDay(Date.parse('2026-11-22T04:59:00Z'))).toBe('2026-11-21')
})

test('a return goes one way, step by step', () => {
  const may = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.filter((to) => mayTurn(from, to)).map((to): [ReturnState, ReturnState] => [
      from,
      to,
    ]),
  )
  expect(may).toEqual([
    ['requested', 'accepted'],
    ['requested', 'refused'],
    ['accepted', 'received'],
    ['received', 'refunded'],
  ])
})

test('the European Union has 27 members, and some of their regions own codes', () => {
  expect(COUNTRIES.filter(isInEuropeanUnion)).toHaveLength(27 + 7)
  for (const country of ['BD', 'GB', 'CH', 'NO', '']) expect(isInEuropeanUnion(country)).toBe(false)
})

test.each(['Ana Rahman', 'Jean-Luc d’Arc', "Seán O'Hara", 'J. R. Müller', 'আনা রহমান'])(
  '%s reads as a name',
  (text) => expect(readsAsName(text)).toBe(true),
)
test.each(['', 'evil.example', 'Win at evil.example/now', 'a@b', 'Call 01700', 'x'.repeat(61)])(
  '%s does not',
  (text) => expect(readsAsName(text)).toBe(false),
)

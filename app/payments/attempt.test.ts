import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AskedMoney, type AttemptStatus, isEnded, isOpen, judge } from './attempt'
import type { AttemptReading, Reading } from './provider'

const READINGS: AttemptReading[] = [
  ...(['pending', 'authorized', 'captured', 'failed', 'expired', 'cancelled'] as const),
  'review',
]
const ASKED = { amount: 1250, currency: 'BDT', reference: 'EX-1001-1' }
const money = { amount: 1250, currency: 'BDT' }
const says = (status: AttemptReading, more: Partial<Reading> = {}): Reading => ({
  ...{ status, money, reference: 'EX-1001-1', refunds: [], disputes: [] },
  ...more,
})
const readings = fc.array(
  fc.record({
    status: fc.constantFrom(...READINGS),
    amount: fc.constantFrom(1250, 1250, 1249, 1251, undefined),
    currency: fc.constantFrom('BDT', 'BDT', 'USD'),
  }),
)

/** Returns the statuses of an attempt that is read so, one after another. */
function statusesOf(steps: Reading[]) {
  const seen: AttemptStatus[] = ['created']
  for (const step of steps)
    seen.push(judge({ ...ASKED, status: seen.at(-1) as AttemptStatus }, step).status)
  return seen
}

test('an attempt never goes back, whatever its provider says in which order', () => {
  fc.assert(
    fc.property(readings, (steps) => {
      const seen = statusesOf(
        steps.map(({ status, amount, currency }) =>
          says(status, { money: amount === undefined ? undefined : { amount, currency } }),
        ),
      )
      const place = (status: AttemptStatus) =>
        isOpen(status)
          ? ['created', 'pending', 'authorized'].indexOf(status)
          : isEnded(status)
            ? 3
            : status === 'review'
              ? 4
              : 5
      const places = seen.map(place)
      expect(places).toEqual([...places].sort())
      const ends = new Set(seen.filter(isEnded))
      expect(ends.size).toBeLessThanOrEqual(1)
    }),
  )
})

test('an attempt is captured once, and only with its very amount and currency', () => {
  fc.assert(
    fc.property(readings, (steps) => {
      let asked: AskedMoney = { ...ASKED, status: 'created' }
      let captures = 0
      for (const { status, amount, currency } of steps) {
        const told = amount === undefined ? undefined : { amount, currency }
        const judged = judge(asked, says(status, { money: told }))
        if (judged.captured) {
          captures++
          expect([amount, currency]).toEqual([1250, 'BDT'])
        }
        asked = { ...asked, status: judged.status }
      }
      expect(captures).toBe(asked.status === 'captured' ? 1 : 0)
    }),
  )
})

test('money that differs from what was asked is for a person', () => {
  const asked = { ...ASKED, status: 'pending' } as const
  const mismatch = (more: Partial<Reading>) => judge(asked, says('captured', more)).mismatch
  expect(mismatch({})).toBeUndefined()
  expect(mismatch({ money: { amount: 1251, currency: 'BDT' } })).toBe('other_amount')
  expect(mismatch({ money: { amount: 1250, currency: 'USD' } })).toBe('other_currency')
  expect(mismatch({ reference: 'EX-1002-1' })).toBe('other_reference')
  expect(mismatch({ money: undefined })).toBe('no_money')
  expect(judge(asked, says('review'))).toMatchObject({ status: 'review', mismatch: 'held' })
})

test('a success after a failure counts, and a reserve after the end is given free', () => {
  const ended = { ...ASKED, status: 'expired' } as const
  expect(judge(ended, says('captured'))).toMatchObject({ status: 'captured', captured: true })
  expect(judge(ended, says('authorized'))).toMatchObject({ status: 'expired', strayReserve: true })
  const paid = { ...ASKED, status: 'captured' } as const
  for (const status of READINGS)
    expect(judge(paid, says(status))).toMatchObject({ status: 'captured', captured: false })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentState, type PayoutState } from './payout'

const state = (status: PayoutState['status'], arrivesOn: string, toldAt: number): PayoutState => ({
  ...{ status, arrivesOn, toldAt },
})

test('what is known of a payout only rises, in whatever order it was told', () => {
  const told = [
    state('pending', '2026-11-25', 1),
    state('on_its_way', '2026-11-25', 2),
    state('on_its_way', '2026-11-26', 3),
    state('paid', '2026-11-26', 5),
    state('failed', '2026-11-26', 4),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(told, { minLength: told.length }), (states) => {
      expect(currentState(states)).toEqual(state('failed', '2026-11-26', 4))
    }),
  )
  expect(currentState(told.slice(0, 3))?.arrivesOn).toBe('2026-11-26')
  expect(currentState([])).toBeUndefined()
})

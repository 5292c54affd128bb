import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownStock, nextStock } from './stock-rule'

test('a stock that was never reported is taken as reported', () => {
  expect(nextStock(undefined, 7)).toEqual({ quantity: 7, owed: 0 })
  expect(nextStock({ quantity: 3, sourceStock: null, owed: 0 }, 7)).toEqual({
    quantity: 7,
    owed: 0,
  })
})

test('an unchanged figure brings back nothing that was sold here', () => {
  expect(nextStock({ quantity: 2, sourceStock: 10, owed: 0 }, 10)).toEqual({ quantity: 2, owed: 0 })
})

test('sales of the source are subtracted, and a shortfall is remembered', () => {
  const short = nextStock({ quantity: 2, sourceStock: 10, owed: 0 }, 5)
  expect(short).toEqual({ quantity: 0, owed: 3 })
  expect(nextStock({ ...short, sourceStock: 5 }, 10)).toEqual({ quantity: 2, owed: 0 })
})

test('a stock is never below zero, nor above what was reported less what was sold', () => {
  const step = fc.oneof(
    fc.record({ reported: fc.integer({ min: 0, max: 50 }) }),
    fc.record({ sell: fc.integer({ min: 1, max: 10 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.array(step), (first, steps) => {
      let known: KnownStock = { ...nextStock(undefined, first), sourceStock: first }
      let reported = first
      let sold = 0
      for (const one of steps) {
        if ('reported' in one) {
          known = { ...nextStock(known, one.reported), sourceStock: one.reported }
          reported = one.reported
        } else if (known.quantity >= one.sell) {
          known = { ...known, quantity: known.quantity - one.sell }
          sold += one.sell
        }
        expect(known.quantity).toBe(Math.max(0, known.quantity))
        expect(known.quantity - known.owed).toBe(reported - sold)
      }
    }),
  )
})

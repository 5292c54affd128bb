import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../durations'
import { LOWEST_OF_MS, lowestBefore } from './lowest-before'

const changes = (...given: [days: number, before: number][]) =>
  given.map(([days, before]) => ({ at: days * DAY_MS, before }))

test.each([
  ['no change is known', changes(), undefined],
  ['the price before the only change', changes([100, 100]), 100],
  ['of several within 30 days the lowest', changes([80, 100], [90, 70], [100, 90]), 70],
  ['one that ended more than 30 days before counts no longer', changes([60, 50], [100, 90]), 90],
  ['one that ended within the 30 days counts', changes([71, 50], [100, 90]), 50],
  ['one that ended 30 days before to the millisecond does not', changes([70, 50], [100, 90]), 90],
  ['raised to be reduced: the low price stands', changes([98, 60], [100, 100]), 60],
  ['a clock set back counts more in', changes([200, 50], [100, 90]), 50],
])('%s', (_, given, lowest) => {
  expect(lowestBefore(given)).toBe(lowest)
})

test('the lowest price is the least of any hour in the 30 days before the last change', () => {
  const steps = fc.array(
    fc.record({ hours: fc.integer({ min: 1, max: 900 }), price: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), steps, (first, given) => {
      let price = first
      let at = 0
      const made = given.map((step) => {
        at += step.hours * HOUR_MS
        const change = { before: price, at }
        price = step.price
        return change
      })
      const start = made.at(-1)?.at as number
      let least = Number.POSITIVE_INFINITY
      for (let hour = start - LOWEST_OF_MS; hour < start; hour += HOUR_MS) {
        const held = made.find((change) => change.at > hour)?.before as number
        least = Math.min(least, held)
      }
      expect(lowestBefore(made)).toBe(least)
    }),
  )
})

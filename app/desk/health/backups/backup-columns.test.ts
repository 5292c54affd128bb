import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../durations'
import { ageOf } from './backup-columns'

test.each([
  [0, '0 minutes ago'],
  [59 * MINUTE_MS, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [2 * DAY_MS - 1, '47 hours ago'],
  [2 * DAY_MS, '2 days ago'],
  [-MINUTE_MS, '0 minutes ago'],
])('a backup of %i ms before now is of %s', (past, said) => {
  expect(ageOf(1e12 - past, 1e12)).toBe(said)
})

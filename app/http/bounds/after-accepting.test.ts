import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countAccepted, onceAllAccepted } from './after-accepting'

/** Returns how many turns of the event loop pass until work starts, while connections come in. */
async function turnsUntilStart(accepting: number) {
  let started = false
  onceAllAccepted(() => {
    started = true
  })
  for (let turns = 0; ; turns++) {
    if (started) return turns
    if (turns < accepting) countAccepted()
    await turn()
  }
}

test('work waits for the connections that wait to be accepted', async () => {
  expect(await turnsUntilStart(0)).toBeLessThan(3)
  expect(await turnsUntilStart(20)).toBeGreaterThanOrEqual(20)
})

test('connections without end do not keep work from starting', async () => {
  expect(await turnsUntilStart(Number.POSITIVE_INFINITY)).toBeLessThan(110)
})

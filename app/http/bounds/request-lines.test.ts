import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countAccepted } from './after-accepting'
import { requestLines } from './request-lines'

const MOST_MS = 5

/** Runs requests that each hold the event loop for `ms`, and records their order. */
function linesAt(clock = { ms: 0 }) {
  const lines = requestLines({ mostMs: MOST_MS, now: () => clock.ms })
  const handled: string[] = []
  return {
    handled,
    ask(client: string, name: string, ms = 0) {
      const handle = () => {
        clock.ms += ms
        handled.push(name)
      }
      if (lines.mayHandle(clock.ms)) handle()
      else lines.wait(client, handle)
    },
  }
}

const askAll = (ask: ReturnType<typeof linesAt>['ask'], client: string, count: number, ms = 0) => {
  for (let n = 1; n <= count; n++) ask(client, `${client} ${n}`, ms)
}

test('requests are handled as they come, and wait once they have held a turn for long', async () => {
  const { ask, handled } = linesAt()
  askAll(ask, 'one', 100)
  expect(handled).toHaveLength(100)
  askAll(ask, 'slow', 20, MOST_MS)
  const atOnce = handled.length - 100
  expect(atOnce).toBeLessThanOrEqual(2)
  await turn()
  expect(handled.length - 100 - atOnce).toBe(1)
  while (handled.length < 120) await turn()
  askAll(ask, 'later', 1)
  await turn()
  expect(handled.at(-1)).toBe('later 1')
})

test('a turn handles as many waiting requests as it has time for, each client in turn', async () => {
  const { ask, handled } = linesAt()
  askAll(ask, 'first', 1, MOST_MS)
  askAll(ask, 'flood', 50, 1)
  askAll(ask, 'shopper', 1, 1)
  askAll(ask, 'other', 2, 1)
  handled.length = 0
  await turn()
  expect(handled).toEqual(['flood 1', 'shopper 1', 'other 1', 'flood 2', 'other 2'])
  await turn()
  expect(handled.slice(5)).toEqual([3, 4, 5, 6, 7].map((n) => `flood ${n}`))
})

test('while connections come in, a waiting client has one request handled, and a newcomer then has too', async () => {
  const { ask, handled } = linesAt()
  askAll(ask, 'first', 1, MOST_MS)
  askAll(ask, 'flood', 50, 1)
  handled.length = 0
  for (let n = 1; n <= 20; n++) {
    countAccepted()
    if (n === 10) askAll(ask, 'shopper', 1, 1)
    await turn()
  }
  expect(handled).toEqual(['flood 1', 'shopper 1'])
  await turn() // No connection is accepted in this turn.
  expect(handled.slice(2)).toEqual([2, 3, 4, 5, 6].map((n) => `flood ${n}`))
})

test('connections without end do not keep requests waiting without end', async () => {
  const { ask, handled } = linesAt()
  askAll(ask, 'first', 1, MOST_MS)
  askAll(ask, 'flood', 10, 1)
  handled.length = 0
  for (let turns = 0; turns < 210; turns++) {
    countAccepted()
    await turn()
  }
  expect(handled).toHaveLength(10)
})

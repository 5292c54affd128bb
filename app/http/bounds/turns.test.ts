import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy, turns } from './turns.server'

const bounds = { width: 1, waiting: 100, ofOne: 50 }

test('one client waits for one piece of another’s work, however many that has sent', async () => {
  const inTurn = turns(bounds)
  const done: string[] = []
  const work = (client: string) => inTurn(async () => void done.push(client), client)
  const flood = Array.from({ length: 20 }, () => work('flood'))
  const honest = work('honest')
  await honest
  expect(done.length).toBeLessThanOrEqual(3)
  await Promise.all(flood)
  expect(done).toHaveLength(21)
})

test('no more is under way than the width, and the event loop turns between two pieces', async () => {
  const inTurn = turns({ ...bounds, width: 2 })
  let [now, most, turned] = [0, 0, 0]
  const turning = setInterval(() => turned++, 0)
  await Promise.all(
    Array.from({ length: 20 }, () =>
      inTurn(async () => {
        most = Math.max(most, ++now)
        await sleep(1)
        now--
      }, 'x'),
    ),
  )
  clearInterval(turning)
  expect(most).toBe(2)
  expect(turned).toBeGreaterThan(3)
})

test('a public address has no more under way than its part, and a proxy all', async () => {
  const inTurn = turns({ width: 3, ofOneAtOnce: 1, waiting: 100, ofOne: 50 })
  const most: Record<string, number> = {}
  const now: Record<string, number> = {}
  const work = (client: string) =>
    inTurn(async () => {
      now[client] = (now[client] ?? 0) + 1
      most[client] = Math.max(most[client] ?? 0, now[client])
      await sleep(1)
      now[client]--
    }, client)
  const each = (client: string) => Array.from({ length: 8 }, () => work(client))
  await Promise.all([...each('198.51.100.1'), work('203.0.113.9')])
  await Promise.all(each('10.0.0.1'))
  expect(most).toEqual({ '198.51.100.1': 1, '203.0.113.9': 1, '10.0.0.1': 3 })
})

test('the work that one client or all together wait for is bounded, and frees itself', async () => {
  const inTurn = turns({ width: 1, waiting: 3, ofOne: 2 })
  const sent = (client: string) => inTurn(async () => client, client).catch((error) => error)
  const all = ['a', 'a', 'a', 'a', 'b', 'c'].map(sent)
  const results = await Promise.all(all)
  expect(results.map((one) => (one instanceof Busy ? 'busy' : one))).toEqual([
    'a',
    'a',
    'a',
    'busy',
    'b',
    'busy',
  ])
  expect(await sent('c')).toBe('c')
})

test('work that throws passes its turn on', async () => {
  const inTurn = turns(bounds)
  await expect(inTurn(() => Promise.reject(new Error('x')), 'a')).rejects.toThrow('x')
  expect(await inTurn(async () => 1, 'a')).toBe(1)
})

test('work that waits for a database that hangs holds up no other', async () => {
  const inTurn = turns({ ...bounds, heldMs: 5 })
  let end = () => {}
  const hanging = inTurn(() => new Promise<void>((resolve) => (end = resolve)), 'a')
  expect(await inTurn(async () => 1, 'b')).toBe(1)
  end()
  await hanging
  expect(await Promise.all([1, 2, 3].map((n) => inTurn(async () => n, 'c')))).toEqual([1, 2, 3])
})

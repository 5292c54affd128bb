import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildOf, fakeSupervision, pidOf } from '../../tests/support/supervised/fake-supervision'

const { supervise, stop } = fakeSupervision()

test('a connection that comes while there is no server waits for the next one', async () => {
  const shop = supervise('first')
  await shop.ready
  const before = await shop.ask()
  process.kill(pidOf(before), 'SIGKILL')
  const after = await shop.ask()
  expect(pidOf(after)).not.toBe(pidOf(before))
  await expect
    .poll(shop.deaths)
    .toMatchObject([{ address: 'here', reason: expect.stringContaining('SIGKILL'), lines: [] }])
  expect(shop.lines).toEqual([expect.stringMatching(/ended after 0 s .*SIGKILL.*another/)])
})

test('a server without a sign of life is killed, and another is ready by then', async () => {
  const shop = supervise('hangs')
  await shop.ready
  const hung = pidOf(await shop.ask())
  await sleep(150)
  expect(pidOf(await shop.ask())).not.toBe(hung)
  await expect.poll(async () => (await shop.deaths())[0]?.reason).toBe('no sign of life for 0.3 s')
})

test('a server that hangs between listening and serving is killed, after a longer time', async () => {
  const shop = supervise('stuck')
  await shop.ready
  expect(shop.deaths()).toMatchObject([{ reason: 'no sign of life for 1.5 s' }])
  expect(shop.deaths()[0]?.servedMs).toBeUndefined()
})

test('a first start that is refused ends the supervisor at once, and only the server says why', async () => {
  const shop = supervise('refuses')
  expect(await shop.over).toEqual({ code: 1, line: undefined })
  expect([shop.lines, shop.deaths()]).toEqual([[], []])
})

test('servers that die again and again are given up, with the reason', async () => {
  let tried = 0
  const shop = supervise('crashes', () => (++tried < 3 ? 0 : 'give up'))
  const { code, line } = await shop.over
  expect(code).toBe(70)
  expect(line).toMatch(/before it served \(exit code 1\).* not started again.*TypeError: no such/)
  await expect
    .poll(() => shop.deaths().map(({ last }) => last))
    .toEqual([undefined, undefined, true])
})

test('servers that die soon after they are ready are given up too', async () => {
  let tried = 0
  const shop = supervise('dies', () => (++tried < 3 ? 0 : 'give up'))
  expect((await shop.over).line).toContain('exit code 3')
})

test('a new version takes over, and later servers run it', async () => {
  const shop = supervise('first')
  await shop.ready
  expect(await shop.roll('second')).toEqual({ ready: 'second is ready' })
  const said = await shop.ask()
  expect(buildOf(said)).toBe('second')
  process.kill(pidOf(said), 'SIGKILL')
  expect(buildOf(await shop.ask())).toBe('second')
})

test.each(['refuses', 'crashes'])('a new version that %s leaves the old one', async (build) => {
  const shop = supervise('first')
  await shop.ready
  const before = await shop.ask()
  const fault = build === 'refuses' ? 'PORT is bad' : 'TypeError: no such thing'
  expect(await shop.roll(build)).toEqual({ failed: expect.stringContaining(fault) })
  expect(await shop.ask()).toBe(before)
  expect(shop.deaths()).toEqual([])
})

test('a version with migrations starts when the old one has ended; where it fails, the old one comes back', async () => {
  const shop = supervise('first')
  await shop.ready
  const before = await shop.ask()
  const failed = shop.roll('migrates-and-crashes')
  const between = shop.ask() // Any process of the old version may answer.
  expect(await failed).toEqual({ failed: expect.stringContaining('no such thing') })
  expect(buildOf(await between)).toBe('first')
  const after = await shop.ask()
  expect([buildOf(after), pidOf(after) !== pidOf(before)]).toEqual(['first', true])
  expect(await shop.roll('migrates')).toEqual({ ready: 'migrates is ready' })
  expect(buildOf(await shop.ask())).toBe('migrates')
})

test('a server that somebody else tells to stop is replaced, and its end is no death', async () => {
  const shop = supervise('first')
  await shop.ready
  const before = await shop.ask()
  process.kill(pidOf(before), 'SIGTERM')
  await expect.poll(shop.ask).not.toBe(before)
  expect([shop.deaths(), shop.lines]).toEqual([[], []])
})

test('a server that failed and lets its requests end is replaced meanwhile, and is a death', async () => {
  const shop = supervise('fails')
  await shop.ready
  const before = await shop.ask()
  await sleep(150)
  expect(await shop.ask()).not.toBe(before) // The old one has not exited yet.
  await expect
    .poll(() => shop.deaths()[0])
    .toMatchObject({ reason: 'exit code 1', lines: ['TypeError: nobody caught it'] })
})

test('a supervisor that is told to stop ends its servers, and nobody can connect any more', async () => {
  const shop = supervise('first')
  await shop.ready
  await shop.roll('second')
  await stop()
  await expect(shop.ask()).rejects.toThrow('ECONNREFUSED')
  expect(await shop.over).toEqual({ code: 0, line: undefined })
})

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeSupervision, pidOf } from '../../tests/support/supervised/fake-supervision'

const { supervise, stop, root } = fakeSupervision()
const asked = join(root, 'first/server/asked.json')

test('a backup is restored while no server runs, and another serves however that ends', async () => {
  const shop = supervise('first')
  await shop.ready
  const before = pidOf(await shop.ask())
  process.kill(before, 'SIGUSR1')
  await expect.poll(() => existsSync(`/proc/${before}`)).toBe(false)
  expect(existsSync(asked)).toBe(false)
  expect(await shop.roll('second')).toEqual({ failed: expect.stringContaining('being restored') })
  expect(pidOf(await shop.ask())).not.toBe(before)
  const args = ['restore', '/safe/shop.tar', '--yes', '--asked']
  expect(JSON.parse(readFileSync(asked, 'utf8'))).toEqual(args)
  expect([shop.deaths(), shop.lines]).toEqual([[], []])
  rmSync(asked)
})

test('a supervisor that is told to stop amid a restore ends it too', async () => {
  const shop = supervise('first')
  await shop.ready
  const server = pidOf(await shop.ask())
  process.kill(server, 'SIGUSR1')
  await expect.poll(() => existsSync(`/proc/${server}`)).toBe(false)
  await stop()
  await sleep(300)
  expect(existsSync(asked)).toBe(false)
})

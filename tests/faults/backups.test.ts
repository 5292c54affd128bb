import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, setConfig } from '../../app/config.server'
import {
  listBackups,
  makeScheduledBackup,
} from '../../app/database/backups/scheduled-backups.server'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'

eachSeededPlace('the restore drill of docs/operating.md', (place) => {
  test('orders that were acknowledged before a backup began are all in it, and come back', async () => {
    const where = await place()
    const settings = settingsOf(where)
    const shop = await startBuiltShop(settings)
    const client = shopper(shop.origin)
    const before = await Promise.all(Array.from({ length: 20 }, () => client.order(orderOf())))
    const acknowledged = before.map(({ body }) => (body as { number: string }).number)

    let going = true
    const others = (async () => {
      while (going) await client.order(orderOf())
    })()
    Object.assign(process.env, settings)
    setConfig(readConfig({ ...settings, BACKUP_KEEP: '2' }))
    const folder = join(where.dataDir, 'backups')
    const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 3, n))
    for (const n of [1, 2]) await makeScheduledBackup(minute(n))
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    mkdirSync(join(folder, '.backup-kiLLed')) // It is half a copy, of a process killed the day before.
    writeFileSync(join(folder, '.backup-kiLLed/shop.sqlite'), 'customers')
    for (const name of ['.backup-kiLLed/shop.sqlite', '.backup-kiLLed'])
      utimesSync(join(folder, name), 1, 1)
    const path = await makeScheduledBackup(minute(3))
    going = false
    await others
    client.close()

    expect(listBackups(folder)).toEqual(['shop-2026-01-01T0303Z.tar', 'shop-2026-01-01T0302Z.tar'])
    expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
    expect(statSync(path).mode & 0o077).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    const verified = await runCommand(settings, 'backup', 'verify', path)
    expect(verified.code, verified.output).toBe(0)
    const [, orders] = /is whole: .* (\d+) orders/.exec(verified.output) ?? []
    expect(Number(orders)).toBeGreaterThanOrEqual(acknowledged.length)

    const running = await runCommand(settings, 'restore', path, '--yes')
    expect(running.code).toBe(1)
    expect(running.output).toMatch(/The shop runs on this data/)
    expect(await shop.stop()).toBe(0)
    const restored = await runCommand(settings, 'restore', path, '--yes')
    expect(restored.code, restored.output).toBe(0)
    const again = await startBuiltShop(settings)
    const after = await runCommand(settings, 'orders', 'list', '--limit', '100000')
    for (const number of acknowledged) expect(after.output).toContain(number)
    expect(await again.stop()).toBe(0)
  })
})

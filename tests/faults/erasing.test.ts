import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProofReport } from '../../app/content/privacy/proof/proof-report'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { EMAIL, TRACES, ZULEIKA } from '../support/erasing/known-person'
import { copyOf, rawTraces } from '../support/erasing/raw-bytes'
import { contentOf } from '../support/filled-tables'
import { placed } from '../support/placed-order'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'

/** What the command says once a step is done. */
const STEPS = ['Erased in the database', 'Removed from the outbox', 'Listed beside', 'Overwritten']

eachSeededPlace('an erasure in a process of its own', (place, engine) => {
  let here: Place
  let db: Database
  beforeAll(async () => {
    here = await place()
    db = await openDatabase(here)
    await db.updateTable('stock').set({ quantity: 1_000_000 }).execute()
  })
  afterAll(() => closeDatabase(db))
  const command = (...args: string[]) => runCommand(settingsOf(here), ...args)
  const list = () => readFileSync(join(here.dataDir, 'backups/erasures.jsonl'), 'utf8')

  /** Places her order, with a mail in the outbox that only its name tells to be hers. */
  async function ordered() {
    const { number } = await placed(db, { billing: ZULEIKA })
    const found = db.selectFrom('orders').select('id').where('number', '=', number)
    const { id } = await found.executeTakeFirstOrThrow()
    mkdirSync(join(here.dataDir, 'outbox'), { recursive: true })
    writeFileSync(join(here.dataDir, `outbox/order-paid_${id}.eml`), 'Heron Lane')
  }

  async function leftNothing() {
    const again = await command('privacy', 'erase', EMAIL, '--yes', '--prove', '--json')
    const report = JSON.parse(again.output) as ProofReport
    expect(report.findings).toEqual([])
    expect(again.code).toBe(0)
    const content = Object.entries(await contentOf(db))
    expect(content.filter(([, rows]) => TRACES.some((one) => one.test(rows.join())))).toEqual([])
    expect(rawTraces(here.dataDir, TRACES)).toEqual({})
  }

  test('killed before it commits has changed nothing, and is done when run again', async () => {
    await ordered()
    const before = await contentOf(db)
    const release = await holdWriting()
    await killedWhen(here, 'erase', 2000)
    await release()
    expect(await contentOf(db)).toEqual(before)
    await leftNothing()
    expect(list().trim().split('\n')).toHaveLength(1)
  })

  test.each(STEPS)('killed after "%s" is finished when it is run again', async (step) => {
    const before = list().trim().split('\n').length
    await ordered()
    await killedWhen(here, step)
    await leftNothing()
    expect(list().trim().split('\n')).toHaveLength(before + 1)
  })

  test('killed, and never run again, is finished by the shop when it runs', async () => {
    await ordered()
    await killedWhen(here, STEPS[0] as string)
    const rests = db.updateTable('jobs').where('kind', '=', 'erasure')
    await rests.set({ run_at: 0 }).execute()
    const shop = await startBuiltShop(settingsOf(here))
    const waiting = db.selectFrom('jobs').select('id').where('kind', '=', 'erasure')
    await expect.poll(() => waiting.execute(), { timeout: 60_000, interval: 200 }).toEqual([])
    expect(await shop.end()).toBe(0)
    expect(rawTraces(here.dataDir, TRACES)).toEqual({})
    await leftNothing()
  })

  test('beside a shop that sells, fails no order', async () => {
    const shop = await startBuiltShop(settingsOf(here))
    const client = shopper(shop.origin)
    let selling = true
    const statuses: number[] = []
    const buyers = Array.from({ length: 5 }, async () => {
      while (selling) statuses.push((await client.order(orderOf())).status)
    })
    for (let round = 0; round < 2; round++) {
      await ordered()
      const done = await command('privacy', 'erase', EMAIL, '--yes', '--prove')
      expect([done.code, done.output]).toEqual([0, expect.stringContaining('Nothing is left')])
    }
    selling = false
    await Promise.all(buyers)
    client.close()
    expect(statuses.length).toBeGreaterThan(10)
    expect(statuses.filter((status) => status !== 201)).toEqual([])
    expect(await shop.end()).toBe(0)
  })

  test('an erasure is done again before the shop opens on a database that was put back by hand', async () => {
    await ordered()
    const { number, token } = await placed(db, { billing: ZULEIKA })
    if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
    const saved = join(here.dataDir, 'saved.sqlite')
    if (engine === 'sqlite') copyOf(join(here.dataDir, 'shop.sqlite'), saved)
    expect((await command('orders', 'mark-paid', number)).code).toBe(0)
    expect((await command('privacy', 'erase', EMAIL, '--yes')).code).toBe(0)
    const shop = await startBuiltShop(settingsOf(here))
    const paper = `${shop.origin}/orders/${token}/invoice`
    const asked = await fetch(paper)
    expect([asked.status, await asked.text()]).toEqual([403, expect.not.stringMatching(/Heron/)])
    const body = new URLSearchParams({ email: EMAIL, postCode: '1205' })
    const shown = await fetch(paper, { method: 'POST', body })
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringMatching(/Heron/)])
    expect(await shop.end()).toBe(0)
    if (engine === 'postgres') return
    await closeDatabase(db)
    copyFileSync(saved, join(here.dataDir, 'shop.sqlite'))
    writeFileSync(saved, '')
    const again = await startBuiltShop(settingsOf(here))
    expect(again.said).toContain('Erased again: 1')
    expect(await again.end()).toBe(0)
    db = await openDatabase(here)
    await leftNothing()
  })

  /** Holds a lock for writing, so that an erasure waits within its transaction. */
  async function holdWriting() {
    if (engine === 'sqlite') {
      const file = new DatabaseSync(join(here.dataDir, 'shop.sqlite'))
      file.exec('begin immediate')
      return async () => file.close()
    }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const writing = db.transaction().execute(async (connection) => {
      await sql`lock table erasures in exclusive mode`.execute(connection)
      await held
    })
    return async () => {
      release()
      await writing
    }
  }
})

/** Kills the erasure at once when it has said the words, or after `within` milliseconds. */
function killedWhen(here: Place, words: string, within = 60_000) {
  const args = ['scripts/shop.mjs', 'privacy', 'erase', EMAIL, '--yes']
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...settingsOf(here) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), within)
  child.stdout.on('data', (text) => {
    if (String(text).includes(words)) child.kill('SIGKILL')
  })
  return new Promise<void>((resolve) =>
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    }),
  )
}

import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config, readConfig, setConfig } from '../../app/config.server'
import type { ProofFinding, ProofReport } from '../../app/content/privacy/proof/proof-report'
import { forgetOld } from '../../app/content/retention/retention.server'
import { shareData } from '../../app/database/backups/data-lock.server'
import { DAY_MS } from '../../app/durations'
import { hashSecret } from '../../app/secrets/secret.server'
import { loadSettings } from '../../app/settings/settings.server'
import { eachPlace } from '../../tests/support/databases'
import { fillForErasure } from '../../tests/support/erasing/filled-shop'
import { EMAIL, NEAR, TRACES, ZULEIKA } from '../../tests/support/erasing/known-person'
import { fillOutbox } from '../../tests/support/erasing/outbox-of'
import { plant } from '../../tests/support/erasing/planted'
import { rawTraces, timesIn } from '../../tests/support/erasing/raw-bytes'
import { contentOf } from '../../tests/support/filled-tables'
import { seededShop, shop } from '../../tests/support/merchant-commands'
import { placed } from '../../tests/support/placed-order'

const FILE = 'shop.sqlite'
const ELSEWHERE = `const { DatabaseSync } = require('node:sqlite')
  const file = new DatabaseSync(process.argv[1])
  file.exec(process.argv[2])
  file.close()`

eachPlace('an erasure that is proved', (place, engine) => {
  const seeded = seededShop(place)
  const before = config
  afterAll(() => setConfig(before))
  const inData = (name: string) => join(seeded.here.dataDir, name)
  beforeAll(async () => {
    await loadSettings(seeded.db) // Otherwise the settings of the previous suite would hold.
    // Earlier versions wrote the file like this.
    if (engine === 'sqlite') await sql`pragma secure_delete = off`.execute(seeded.db)
    const [first] = await fillForErasure(seeded.db, { orders: 300, own: 12, invoiced: 2 })
    fillOutbox(seeded.here.dataDir, first as number)
    await seeded.db.updateTable('orders').set({ carrier: 'Pathao Courier Limited' }).execute()
    if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(seeded.db)
  })

  test('rows, files and freed bytes hold only what invoices name', async () => {
    if (engine === 'sqlite') expect(timesIn(inData(FILE))).toBeGreaterThan(50)
    const done = await shop('privacy', 'erase', EMAIL, '--yes', '--prove')
    expect(done).toMatchObject({ code: 0, warned: '' })
    expect(done.said).toMatch(/Kept by law:\n {2}table invoices.buyer \(\d{4}-\d{5}, \d{4}-\d{5}\)/)
    expect(done.said).toContain('Nothing is left but what the law wants.')
    for (const trace of TRACES) expect(done.said).not.toMatch(trace)
    expect(tracesIn(await contentOf(seeded.db))).toEqual(['invoices'])
    const named = TRACES.filter((trace) => !/quill@|1799|mill/.test(trace.source))
    const neverNamed = TRACES.filter((trace) => !named.includes(trace))
    expect(rawTraces(seeded.here.dataDir, neverNamed)).toEqual({})
    expect(readdirSync(inData('outbox'), { recursive: true }).sort()).toEqual([
      'other_2.eml',
      'sms',
    ])
    const seen = await seeded.db.selectFrom('search_days').select('text').execute()
    expect(seen.map(({ text }) => text).sort()).toEqual(['filled', 'heron'])
    const counts = await seeded.db.selectFrom('identity_attempts').select('key').execute()
    expect(counts.map(({ key }) => key).sort()).toEqual(['filled', `mail:${hashSecret(NEAR)}`])
  })

  test('a repeated search of an address finds nothing, and neither does one of an unknown address', async () => {
    for (const address of [EMAIL, 'nobody@example.com']) {
      const again = await shop('privacy', 'erase', address, '--prove')
      expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is held') })
      expect(await shop('privacy', 'erase', address)).toMatchObject({ code: 1 })
    }
    expect(await shop('privacy', 'erase', EMAIL, '--json')).toMatchObject({ code: 2 })
  })

  test('no byte of her is in the data folder once invoices need not be kept any longer', async () => {
    setConfig(readConfig({ DATA_DIR: seeded.here.dataDir, RETAIN_INVOICES_DAYS: '30' }))
    await seeded.db
      .updateTable('invoices')
      .set({ issued_at: Date.now() - 31 * DAY_MS })
      .execute()
    await forgetOld(seeded.db)
    setConfig(before)
    // This suite's own connection overwrites nothing (see above).
    expect(await shop('privacy', 'sweep')).toMatchObject({ code: 0, warned: '' })
    expect(tracesIn(await contentOf(seeded.db))).toEqual([])
    expect(rawTraces(seeded.here.dataDir, TRACES)).toEqual({})
  })

  test('a search keeps SQLite’s locks, or another process would write over this one', async () => {
    if (engine === 'postgres') return
    const lock = await shareData({ db: seeded.db, dataDir: seeded.here.dataDir })
    await seeded.db.updateTable('stock').set({ quantity: 1000 }).execute()
    expect(await shop('privacy', 'erase', EMAIL, '--prove')).toMatchObject({ code: 0 })
    // The last one to close a database removes its log; the one to lock it exclusively is alone.
    const other = (name: string, use: string) =>
      spawnSync(process.execPath, ['-e', ELSEWHERE, inData(name), use], { encoding: 'utf8' })
    expect(other(FILE, 'select count(*) from stock')).toMatchObject({ status: 0 })
    expect(existsSync(inData(`${FILE}-wal`))).toBe(true)
    expect(other('shop.lock', 'begin exclusive').stderr).toContain('database is locked')
    await lock.release()
  })

  test('the report names what is left with its place, its reason, and when it goes', async () => {
    const { db } = seeded
    await placed(db, { billing: ZULEIKA })
    const other = await plant(db, seeded.here.dataDir)
    await backups()
    const done = await shop('privacy', 'erase', EMAIL, '--yes', '--prove', '--json')
    expect(done.code).toBe(1)
    const report = JSON.parse(done.said) as ProofReport & { proved: boolean }
    expect(report).toMatchObject({ proved: false, mailboxes: ['zuleika+shop@quill.example'] })
    expect(report.searched.backups).toBe(3)
    const states = Object.fromEntries(report.findings.map((one) => [placeOf(one), one.state]))
    expect(states).toMatchObject({
      'table order_notes.text': 'left',
      'table products.title': 'shop',
      'shop.log': 'left',
      'old.log.gz': 'left',
      'older.log.zst': 'left',
      'cut.log.gz': 'unread',
      'buyers.xlsx': 'left',
      'shop-2026-01-01T0330Z.sqlite': 'goes',
      'mine.sqlite.gz': 'goes',
      'elsewhere.sqlite': 'goes',
    })
    expect(states['identity_9.eml.1234.part']).toBeUndefined()
    const both = report.findings.filter((one) => placeOf(one) === 'table orders.billing')
    expect(both.map(({ state, words }) => [state, Object.keys(words).sort()])).toEqual([
      ['others', ['phone', 'street']],
      ['left', ['mailbox']],
    ])
    const settings = report.findings.filter((one) => placeOf(one) === 'table settings.value')
    expect(settings.map(({ state, rows }) => [state, rows]).sort()).toEqual([
      ['left', ['words.en']],
      ['shop', ['shop.street']],
    ])
    const find = (name: string) => report.findings.find((one) => placeOf(one) === name)
    expect(find(`order-paid_${await idOf(other)}.eml`)).toMatchObject({ state: 'others' })
    expect(find('shop-2026-01-01T0330Z.sqlite')?.until).toBeGreaterThan(Date.now())
    expect(find('mine.sqlite.gz')?.until).toBeUndefined()
    expect(find('shop.log')?.words).toEqual({ email: 3 })
    for (const { place, why } of report.findings) expect(place && why).toBeTruthy()
    // Entries about somebody else or a product stay as they are.
    const audited = (await contentOf(db)).desk_audit?.filter((row) => /product 2|address/.test(row))
    expect(audited?.join()).toMatch(/Zuleïka Quillfeather.*product 2/)
    expect(audited?.find((row) => row.includes(other))).toContain('7 Heron Lane')
  })

  test('a file that a command names is searched too', async () => {
    const path = inData('../elsewhere-erasing.log')
    writeFileSync(path, `signed in: ${EMAIL}`)
    const named = await shop('privacy', 'erase', EMAIL, '--prove', '--json', '--in', path)
    rmSync(path)
    const report = JSON.parse(named.said) as ProofReport
    expect(report.findings.map(placeOf)).toContain('elsewhere-erasing.log')
    rmSync(inData('../elsewhere.sqlite'))
    const moved = await shop('privacy', 'erase', EMAIL, '--prove')
    expect(moved.said).toMatch(/Note: A backup was written to .*elsewhere.sqlite and is no longer/)
    const gone = await shop('privacy', 'erase', EMAIL, '--prove', '--in', path)
    expect(gone).toMatchObject({ code: 2, warned: expect.stringContaining('there is no') })
  })

  async function backups() {
    mkdirSync(inData('backups'), { recursive: true })
    const scheduled = inData('backups/shop-2026-01-01T0330Z.sqlite')
    expect(await shop('backup', scheduled)).toMatchObject({ code: 0 })
    writeFileSync(inData('backups/mine.sqlite.gz'), gzipSync(readFileSync(scheduled)))
    const elsewhere = inData('../elsewhere.sqlite')
    rmSync(elsewhere, { force: true })
    expect(await shop('backup', elsewhere)).toMatchObject({ code: 0 })
    if (engine === 'postgres') copyFileSync(scheduled, inData(FILE))
  }

  const idOf = async (number: string) =>
    (
      await seeded.db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).id
})

const placeOf = ({ place }: ProofFinding) => place.replace(/.*\//, '')

/** Returns the tables with a trace; the near address is another person's. */
const tracesIn = (content: Record<string, string[]>) =>
  Object.entries(content)
    .filter(([, rows]) =>
      rows.some((row) => TRACES.some((trace) => trace.test(row.replaceAll(NEAR, '')))),
    )
    .map(([table]) => table)

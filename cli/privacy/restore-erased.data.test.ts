import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../app/catalogue/seed.server'
import { storeMessage } from '../../app/content/contact.server'
import { eraseListed } from '../../app/content/privacy/ledger/erase-listed.server'
import { readArchive } from '../../app/database/backups/read-archive.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { eachPlace, type Place } from '../../tests/support/databases'
import { EMAIL, TRACES, ZULEIKA } from '../../tests/support/erasing/known-person'
import { contentOf } from '../../tests/support/filled-tables'
import { seededShop, shop } from '../../tests/support/merchant-commands'
import { placed } from '../../tests/support/placed-order'

const FORMER = 'former@quince.example'

eachPlace('a backup from before an erasure', (place, engine) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)
  const list = () => file('backups/erasures.jsonl')
  const mistyped = { ...ZULEIKA, email: 'typo@quince.example' }
  let token: string
  beforeAll(async () => {
    const { db } = seeded
    // Nobody was erased before.
    const { number } = await placed(db, { billing: ZULEIKA })
    token = (await placed(db, { billing: mistyped })).token
    await accountOf(db, FORMER)
    const message = { name: 'Zuleïka', email: EMAIL, phone: ZULEIKA.phone, message: 'Hello' }
    await storeMessage(db, message, 'en')
    expect(await shop('backup', file('old.sqlite'))).toMatchObject({ code: 0 })
    // Since then, her account and an order got the address that is erased.
    await db.updateTable('accounts').set({ email: EMAIL }).where('uid', '=', 'of-z').execute()
    const corrected = { billing: JSON.stringify(ZULEIKA), email_key: EMAIL }
    await db.updateTable('orders').set(corrected).where('token', '=', token).execute()
    expect(await erase(EMAIL)).toMatchObject({ code: 0 })
    expect(number).toBeTruthy()
  })
  const erase = (email: string) => shop('privacy', 'erase', email, '--yes')
  const restore = (name: string) => shop('restore', file(name), '--yes')
  const tracesOf = async (db: Database) =>
    Object.entries(await contentOf(db))
      .filter(([, rows]) =>
        rows.some((row) => [...TRACES, /former@|typo@/].some((one) => one.test(row))),
      )
      .map(([table]) => table)

  test('the list beside the backups reveals no address, and has one line an erasure', () => {
    const text = readFileSync(list(), 'utf8')
    expect(text.trim().split('\n')).toHaveLength(1)
    for (const trace of [...TRACES, /former@|typo@/, /of-z/]) expect(text).not.toMatch(trace)
  })

  test('a restored backup holds the person no more, under whichever address it knew', async () => {
    const done = await restore('old.sqlite')
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Erased again: 1') })
    expect(await tracesOf(seeded.db)).toEqual([])
    const orders = await seeded.db.selectFrom('orders').select(['billing', 'token']).execute()
    expect(orders).toHaveLength(2)
    for (const { billing } of orders) expect(JSON.parse(billing).firstName).toBe('Erased')
    expect(await seeded.db.selectFrom('erasures').select('id').execute()).toHaveLength(1)
    expect((await restore('old.sqlite')).said).toContain('Erased again: 1')
  })

  test('a customer who comes back after the erasure stays in a backup that was made then', async () => {
    const back = await placed(seeded.db, { billing: ZULEIKA })
    expect(await shop('backup', file('new.sqlite'))).toMatchObject({ code: 0 })
    const done = await restore('new.sqlite')
    expect(done).toMatchObject({ code: 0, said: expect.not.stringContaining('Erased again') })
    const kept = seeded.db.selectFrom('orders').select('billing').where('token', '=', back.token)
    expect((await kept.executeTakeFirstOrThrow()).billing).toContain('Quillfeather')
  })

  test('a backup on another machine loses the person by the list beside it', async () => {
    await elsewhere(async (there) => {
      mkdirSync(join(there.dataDir, 'safe'))
      const path = join(there.dataDir, 'safe/old.sqlite')
      copyFileSync(file('old.sqlite'), path)
      copyFileSync(list(), join(there.dataDir, 'safe/erasures.jsonl'))
      const done = await shop('restore', path, '--yes')
      expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Erased again: 1') })
      await opened(there, async (db) => expect(await tracesOf(db)).toEqual([]))
    })
  })

  test('a restore says that the key of an erasure is not in the backup', async () => {
    await elsewhere(async (there) => {
      const db = await openDatabase(there)
      await seedDemo(db)
      await placed(db, { billing: ZULEIKA })
      await closeDatabase(db)
      const path = join(there.dataDir, 'keyless.sqlite')
      expect(await shop('backup', path)).toMatchObject({ code: 0 })
      copyFileSync(list(), join(there.dataDir, 'erasures.jsonl'))
      const done = await shop('restore', path, '--yes')
      expect(done).toMatchObject({ code: 1, warned: expect.stringContaining('and not again: 1') })
    })
  })

  test('a damaged list stops a restore before it changes anything', async () => {
    const before = await contentOf(seeded.db)
    const whole = readFileSync(list())
    appendFileSync(list(), '{"id":')
    const refused = await restore('old.sqlite')
    expect(refused).toMatchObject({ code: 1, warned: expect.stringMatching(/line 2, is damaged/) })
    expect(refused.warned).toContain('Nothing was changed')
    expect((await eraseListed(seeded.db)).not).toEqual([expect.stringContaining('is damaged')])
    writeFileSync(list(), whole)
    expect(await contentOf(seeded.db)).toEqual(before)
  })

  test('a backup restored by other means is noticed before the shop opens', async () => {
    const { db } = seeded
    const again = await db.deleteFrom('erasures').where('orders', '=', 2).execute()
    expect(again).toHaveLength(1)
    await placed(db, { billing: ZULEIKA })
    expect(await eraseListed(db)).toEqual({
      done: [expect.stringContaining('Erased again: 1')],
      not: [],
    })
    expect(await tracesOf(db)).toEqual([])
    expect(await eraseListed(db)).toEqual({ done: [], not: [] })
  })

  test('a file from before a move loses the person when it is moved again', async () => {
    if (engine === 'sqlite') return
    const old = await openDatabase({ dataDir: seeded.here.dataDir })
    await closeDatabase(old)
    await readArchive(file('old.sqlite'), async (name, body) => {
      const bytes = await buffer(body)
      if (name === 'shop.sqlite') writeFileSync(file(name), bytes)
    })
    await elsewhere(async (there) => {
      process.env.DATA_DIR = seeded.here.dataDir
      const done = await shop('move')
      expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Erased again: 1') })
      await opened(there, async (db) => expect(await tracesOf(db)).toEqual([]))
    })
  })

  async function elsewhere(body: (there: Place) => Promise<void>) {
    const before = { ...process.env }
    const there = await place()
    process.env.DATA_DIR = there.dataDir
    if (there.databaseUrl) process.env.DATABASE_URL = there.databaseUrl
    try {
      await body(there)
    } finally {
      process.env = before
    }
  }
})

async function opened(place: Place, body: (db: Database) => Promise<void>) {
  const db = await openDatabase(place)
  await body(db).finally(() => closeDatabase(db))
}

const accountOf = (db: Database, email: string) =>
  db
    .insertInto('accounts')
    .values({
      ...{ uid: 'of-z', email, password_hash: null, display_name: 'Zuleïka Quillfeather' },
      ...{ photo_url: null, email_verified: 1, disabled: 0, valid_since: 1, created_at: 1 },
      ...{ last_login_at: 1, deleted_at: null },
    })
    .execute()

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type CartItem, lineKey, readCartItem } from '../app/cart/cart'
import { wanted } from '../app/cart/quote'
import { reconcile } from '../app/cart/reconcile'
import { readStoredProduct, writeStoredProduct } from '../app/cart/stored-product'
import type { CardProduct } from '../app/catalogue/product/product'
import { closeDatabase, openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { quote } from '../app/orders/quote.server'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'

/** A shop as its own version filled it, before settings, variants, rates and refunds. */
const FIXTURE = 'tests/fixtures/shop-01d1acc.sqlite.gz'
/** The stored lists of its shoppers' browsers: products of its pages, and of its cards. */
const STORED = 'tests/fixtures/stored-01d1acc.json'
/** Tables of the database itself, or of processes that ran then. */
const NOT_DATA = /^(kysely_.*|sqlite_.*|changes|processes|rate_limits)$/

type Rows = Record<string, Record<string, unknown>[]>

/** Returns every row, by table. */
function rowsOf(path: string): Rows {
  const file = new DatabaseSync(path)
  const tables = file.prepare("select name from sqlite_master where type = 'table'").all()
  const rows = tables
    .map(({ name }) => String(name))
    .filter((name) => !NOT_DATA.test(name))
    .map((name): [string, Rows[string]] => [name, file.prepare(`select * from ${name}`).all()])
  file.close()
  return Object.fromEntries(rows)
}

/** Returns the old rows that are gone or changed, compared column by column. */
async function lost(db: Database, before: Rows, except: string[] = []) {
  const missing: string[] = []
  for (const [name, old] of Object.entries(before)) {
    const columns = Object.keys(old[0] ?? {}).sort()
    if (except.includes(name) || columns.length === 0) continue
    const { rows } = await sql<Rows[string][number]>`select * from ${sql.table(name)}`.execute(db)
    const now = new Set(rows.map((row) => JSON.stringify(row, columns)))
    for (const row of old) {
      const text = JSON.stringify(row, columns)
      if (!now.has(text)) missing.push(`${name}: ${text}`)
    }
  }
  return missing
}

eachPlace('a shop from before settings and variants', (place, engine) => {
  const seeded = seededShop(place)
  let before: Rows
  const file = () => join(seeded.here.dataDir, 'before.sqlite')
  beforeAll(() => {
    writeFileSync(file(), gunzipSync(readFileSync(FIXTURE)))
    before = rowsOf(file())
  })

  /** Missed searches went over to the searches by day. */
  const missedTexts = () => (before.missed_searches ?? []).map(({ text }) => text).sort()
  const searchedTexts = async (db: Database) => {
    const { rows } = await sql<{ text: string }>`select text from search_days`.execute(db)
    return rows.map(({ text }) => text).sort()
  }

  test.skipIf(engine === 'postgres')(
    'an old shop, opened, has every row of every table as it was',
    async () => {
      const dataDir = join(seeded.here.dataDir, 'opened')
      mkdirSync(dataDir)
      writeFileSync(join(dataDir, 'shop.sqlite'), gunzipSync(readFileSync(FIXTURE)))
      const db = await openDatabase({ dataDir })
      expect(await lost(db, before, ['missed_searches'])).toEqual([])
      expect(await searchedTexts(db)).toEqual(missedTexts())
      expect(before.orders).toHaveLength(8)
      await closeDatabase(db)
    },
  )

  test('an old shop, restored, has every row too', async () => {
    expect((await shop('restore', file(), '--yes')).warned).toBe('')
    // Mails that waited are held back, and the catalogue counts as another one.
    expect(await lost(seeded.db, before, ['jobs', 'catalogue_state', 'missed_searches'])).toEqual(
      [],
    )
    expect(await searchedTexts(seeded.db)).toEqual(missedTexts())
    const { rows } = await sql<{ id: string }>`select id from jobs`.execute(seeded.db)
    const jobs = [...(before.jobs ?? []).map(({ id }) => id), '050-orders-by-id'] // This migration reads its orders.
    expect(rows.map(({ id }) => id).sort()).toEqual(jobs.sort())
  })

  test('an old shop’s orders go on: shown with their totals, returned, refunded, exported', async () => {
    for (const { number, total } of before.orders ?? []) {
      const shown = JSON.parse((await shop('orders', 'show', String(number), '--json')).said)
      expect(shown).toMatchObject({ total, currency: 'USD', fee: 0, includesTax: false })
      expect(shown).not.toHaveProperty('refunds')
    }
    const asked = before.order_returns?.find(({ state }) => state === 'requested')
    const order = before.orders?.find(({ id }) => id === asked?.order_id)
    const number = String(order?.number)
    for (const step of ['accept', 'received', 'refunded'])
      expect(await shop('orders', 'returns', step, `${number}-R${asked?.sequence}`)).toMatchObject({
        code: 0,
        warned: '',
      })
    expect((await shop('orders', 'refund', number)).said).toMatch(/USD refunded/)
    const rows = JSON.parse((await shop('orders', 'export', '--json')).said)
    const row = rows.find((one: { number: string }) => one.number === number)
    expect(row.refunded).toBe(row.total) // What was recorded before counts, too.
  })

  test('a cart and a wishlist that browsers stored then are as they were', async () => {
    const stored = JSON.parse(readFileSync(STORED, 'utf8'))
    const items: CartItem[] = stored.cart.map(readCartItem)
    const quoted = await quote(seeded.db, { items: items.map(wanted) }, 'en')
    const { items: now, changes } = reconcile(items, new Set(items.map(lineKey)), quoted.items)
    expect([...changes]).toEqual([])
    // The stock is today's: some pieces were sold since.
    const kept = stored.cart.map((one: object) => ({ ...one, stock: expect.any(Number) }))
    expect(written(now)).toEqual(kept)
    expect(written(stored.wishlist.map(readStoredProduct))).toEqual(stored.wishlist)
    expect(stored.cart).toHaveLength(5)
  })
})

/** Returns the products as they are stored again. */
const written = (products: readonly CardProduct[]) =>
  JSON.parse(JSON.stringify(products.map(writeStoredProduct)))

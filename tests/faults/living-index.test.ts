import { existsSync, readdirSync, rmSync, truncateSync, watch } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import { unlist } from '../../app/catalogue/incoming/store-products.server'
import { snapshotPath } from '../../app/catalogue/index/base/snapshot.server'
import { recordChange } from '../../app/database/changes.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { fill } from '../../bench/index/living-index'
import { madeUpProduct } from '../../bench/made-up-products'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachPlace, type Place, settingsOf } from '../support/databases'

/** Enough products that a process can be killed while it writes a snapshot. */
const PRODUCTS = 40_000
/** A few more products than those from which on a shop keeps a snapshot (current-index.server.ts). */
const FEWER = 21_000

const start = (where: Place) => startBuiltShop({ ...settingsOf(where), SEED_DEMO: 'false' })

async function ask({ origin }: BuiltShop, path: string) {
  return (await fetch(origin + path)).json()
}

const suggested = async (shop: BuiltShop, q: string) =>
  (await ask(shop, `/suggest?q=${q}`)).products.map(({ id }: { id: number }) => id)

const halfWritten = ({ dataDir }: Place) =>
  readdirSync(dataDir).filter((name) => name.endsWith('.tmp')).length

/** Kills the shop as soon as it opens the file that becomes the snapshot; its name tells which one. */
async function killedWhileWriting(where: Place) {
  const watcher = watch(where.dataDir, (_, name) => {
    const pid = /\.(\d+)\.tmp$/.exec(name ?? '')?.[1]
    if (!pid) return
    watcher.close()
    process.kill(Number(pid), 'SIGKILL')
  })
  await expect(start(where)).rejects.toThrow('did not start')
}

async function put(db: Database, from: number, to: number, more: object = {}) {
  const rows = async function* () {
    for (let id = from; id <= to; id++)
      yield { row: id, value: { ...madeUpProduct(id), title: `Changed ${id} lamp`, ...more } }
  }
  await importProducts(db, rows(), { source: 'bench' })
}

eachPlace('the index of a large catalogue', (place) => {
  test('killed while its first snapshot was written, or with a cut one, it reads the tables', async () => {
    const where = await place()
    const db = await openDatabase(where)
    await fill(db, PRODUCTS)
    for (let tries = 0; tries < 10 && halfWritten(where) === 0; tries++) {
      rmSync(snapshotPath(where.dataDir), { force: true })
      await killedWhileWriting(where)
    }
    expect([halfWritten(where), existsSync(snapshotPath(where.dataDir))]).toEqual([1, false])

    const second = await start(where)
    expect((await ask(second, '/api/products?limit=1')).total).toBe(PRODUCTS)
    await expect.poll(() => existsSync(snapshotPath(where.dataDir)), { timeout: 30_000 }).toBe(true)
    await second.stop()
    // Around the log: only who reads the tables knows of it.
    await sql`update products set title_key = 'zqzq' where id = 7`.execute(db)
    const third = await start(where)
    expect(await suggested(third, 'zqzq')).toEqual([])
    await third.stop()
    truncateSync(snapshotPath(where.dataDir), 1_000_000)
    const fourth = await start(where)
    expect(await suggested(fourth, 'zqzq')).toEqual([7])
    await fourth.stop()
    await closeDatabase(db)
  })

  test('two processes that lived through changes list what one does that starts after them', async () => {
    const where = await place()
    const db = await openDatabase(where)
    await fill(db, FEWER)
    const living = [await start(where), await start(where)]
    await put(db, 7, 7, { title: 'Zqzq one' })
    await put(db, FEWER + 1, FEWER + 3, { category: 'a-new-one', brand: 'Aaa' })
    await put(db, 1000, 2500, { price: 0.25 }) // So many are folded into a new base.
    await unlist(db, [8, 1001, FEWER + 2])
    await put(db, 9, 9, { title: 'Zqzq last', brand: 'Zzz' })
    await recordChange(db, { products: [8, 1001, FEWER + 2] })
    for (const shop of living)
      await expect
        .poll(() => suggested(shop, 'zqzq'), { timeout: 10_000, interval: 100 })
        .toEqual([9, 7])
    rmSync(snapshotPath(where.dataDir), { force: true })
    const anew = await start(where)
    const paths = ['title', 'price', 'rating', 'brand', 'category', 'createdAt'].flatMap((by) => [
      `/api/products?sortBy=${by}&order=desc&limit=20`,
      `/api/products?sortBy=${by}&skip=${FEWER / 2}&limit=20`,
      `/api/products/category/category-3?sortBy=${by}&limit=20`,
      `/api/products/search?q=lamp&sortBy=${by}&limit=20`,
    ])
    for (const path of [...paths, '/api/products/category/a-new-one', '/api/products/categories']) {
      const expected = await ask(anew, path)
      for (const shop of living)
        expect([path, await ask(shop, path)]).toEqual([path, stripped(expected, anew, shop)])
    }
    await Promise.all([...living, anew].map((shop) => shop.stop()))
    await closeDatabase(db)
  })
})

/** Pictures and links are absolute, and each shop has its own port. */
const stripped = (answer: unknown, from: BuiltShop, to: BuiltShop) =>
  JSON.parse(JSON.stringify(answer).replaceAll(from.origin, to.origin))

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { unlist } from '../../app/catalogue/incoming/store-products.server'
import { snapshotPath } from '../../app/catalogue/index/base/snapshot.server'
import { logCatalogueChange } from '../../app/catalogue/index/catalogue-log.server'
import { recordChange } from '../../app/database/changes.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../../tests/support/built-shop'
import { madeUpProduct } from '../made-up-products'
import { residentMb } from '../process'
import { changed, importRows } from './changed-rows'

export type Figures = Record<string, number>
export type Place = { databaseUrl?: string; dataDir: string }

/** A fold of ten million takes long. */
const foldsOf = (count: number) => (count > 2_000_000 ? 2 : 6)
/** Ten million products are read for minutes. */
const START_MS = 600_000

/** Measures a shop in its own process: starts, resident megabytes, and how soon a change shows. */
export async function processFigures(place: Place, db: Database, count: number): Promise<Figures> {
  const settings = {
    DATA_DIR: place.dataDir,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const started = async () => {
    const began = performance.now()
    const shop = await startBuiltShop(settings, undefined, START_MS)
    return { shop, seconds: (performance.now() - began) / 1000 }
  }
  const first = await started()
  while (!existsSync(snapshotPath(place.dataDir))) await sleep(50)
  const most = residentMb(first.shop.process.pid, 'VmHWM')
  await first.shop.stop()
  const { shop, seconds } = await started()
  await sleep(8000) // Its threads have ended by then.
  const pid = shop.process.pid
  const resident = residentMb(pid)
  const ask = async (path: string) => JSON.stringify(await (await fetch(shop.origin + path)).json())
  const shown = async (change: () => Promise<unknown>, path: string, text: string, is = true) => {
    await ask(path)
    await change()
    const began = performance.now()
    while ((await ask(path)).includes(text) !== is) await sleep(5)
    return performance.now() - began
  }
  const put = (id: number, more: object) => importRows(db, [{ ...madeUpProduct(id), ...more }])
  const cheapest = '/api/products?sortBy=price&limit=1&select=id'
  const visible = {
    'price shown after, ms': await shown(() => put(7, { price: 0.5 }), cheapest, '"id":7}'),
    'title shown after, ms': await shown(
      () => put(8, { title: 'Zqxjzqxj kettle' }),
      '/suggest?q=zqxjzqxj',
      '"id":8,',
    ),
    'new product shown after, ms': await shown(
      () => put(count + 1, { title: 'Zqyjzqyj lamp' }),
      '/suggest?q=zqyjzqyj',
      `"id":${count + 1},`,
    ),
    'vanished product gone after, ms': await shown(
      async () => {
        await unlist(db, [7])
        await recordChange(db, { products: [7] })
      },
      cheapest,
      '"id":7}',
      false,
    ),
  }
  const rebuilding = await rebuildFigures(shop, place, db, count)
  await shop.stop()
  return {
    'start without snapshot, s': first.seconds,
    'start with snapshot, s': seconds,
    'snapshot, MB': statSync(snapshotPath(place.dataDir)).size / 1e6,
    'resident, MB': resident,
    'resident at most while it was made, MB': most,
    ...rebuilding,
    ...visible,
  }
}

/** Returns the most resident megabytes over several folds, with orders kept in use. */
async function rebuildFigures(shop: BuiltShop, place: Place, db: Database, count: number) {
  const { pid } = shop.process
  for (const path of ['', '/category/category-1'])
    for (const by of ['title', 'price', 'rating', 'discountPercentage', 'createdAt', 'id'])
      for (const order of ['asc', 'desc'])
        await (await fetch(`${shop.origin}/api/products${path}?sortBy=${by}&order=${order}`)).text()
  await sleep(8000)
  const browsed = residentMb(pid)
  const most = async (change: () => Promise<unknown>) => {
    // This makes Linux forget the highest value (proc(5)).
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const before = statSync(snapshotPath(place.dataDir)).mtimeMs
    await change()
    while (statSync(snapshotPath(place.dataDir)).mtimeMs === before) await sleep(50)
    return residentMb(pid, 'VmHWM')
  }
  const folds: number[] = []
  for (let fold = 0; fold < foldsOf(count); fold++)
    folds.push(await most(() => importRows(db, changed(1500, count))))
  const anew = await most(async () => {
    await db.transaction().execute((connection) => logCatalogueChange(connection, 'all'))
    await recordChange(db, { products: 'all' })
  })
  await sleep(8000)
  return {
    'resident with all orders, MB': browsed,
    'resident at most while folding once, MB': folds[0] as number,
    [`resident at most while folding ${folds.length} times, MB`]: Math.max(...folds),
    'resident at most while read anew, MB': anew,
    'resident after, MB': residentMb(pid),
  }
}

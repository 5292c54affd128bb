import { sql } from 'kysely'
import { announceChange, onChange } from '../../database/changes.server'
import { type Database, isClosed, YES } from '../../database/tables.server'
import { isOneOf } from '../product/one-of.server'

/** Listed products without a piece left; it lives: changes of stock alter it. */
export interface SoldOut {
  readonly ids: ReadonlySet<number>
  /** Rises with every change of `ids`. */
  readonly version: number
}

interface Known {
  db: Database
  ids: Set<number>
  version: number
  /** Products whose stock was told while tables are read, and whether it is none. */
  readings: Set<Map<number, boolean>>
  /** False until all is read: no page was made of it before. */
  whole: boolean
}

/** The most products that one statement looks through, so that none holds the event loop. */
const STRETCH = 20_000

const living = new WeakMap<Database, Promise<Known>>()

/** Returns what is sold out. The first call for a database reads it; changes keep it since. */
export function soldOutProducts(db: Database): Promise<SoldOut> {
  const known = living.getOrInsertComputed(db, begin)
  known.catch(() => living.get(db) === known && living.delete(db))
  return known
}

async function begin(db: Database): Promise<Known> {
  const known: Known = { db, ids: new Set(), version: 0, readings: new Set(), whole: false }
  const held = new WeakRef(known)
  const leave = onChange(({ products, left }) => {
    const followed = held.deref()
    if (products === 'all' && followed) living.delete(followed.db)
    if (products === 'all' || !followed || isClosed(followed.db)) return leave()
    if (left) return tell(followed, new Map(Array.from(left, ([id, pieces]) => [id, pieces < 1])))
    if (products.length > 0)
      void readSome(followed, products).catch(() => living.delete(followed.db))
  })
  try {
    await readAll(known)
    known.whole = true
  } catch (error) {
    leave()
    throw error
  }
  return known
}

async function readAll(known: Known) {
  const { db } = known
  let after = 0
  for (;;) {
    const bound = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(STRETCH - 1)
      .limit(1)
      .executeTakeFirst()
    const [from, to] = [after, bound?.id]
    await reading(known, () =>
      soldOutAmong(db)
        .where('products.id', '>', from)
        .$if(to !== undefined, (query) => query.where('products.id', '<=', to as number))
        .execute(),
    )
    if (to === undefined) return
    after = to
  }
}

const readSome = (known: Known, products: readonly number[]) => {
  const { db } = known
  const among = isOneOf(db, sql.ref('products.id'), products)
  return reading(known, () => soldOutAmong(db).where(among).execute(), products)
}

const soldOutAmong = (db: Database) =>
  db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select('products.id')
    .where('products.listed', '=', YES)
    .where((row) => row.or([row('stock.quantity', 'is', null), row('stock.quantity', '<', 1)]))

/** Takes over what was read; stock that was told meanwhile is newer. */
async function reading(
  known: Known,
  query: () => Promise<{ id: number }[]>,
  among: readonly number[] = [],
) {
  const told = new Map<number, boolean>()
  known.readings.add(told)
  try {
    const rows = await query()
    const found = new Map(among.map((id) => [id, false]))
    for (const { id } of rows) found.set(id, true)
    tell(known, new Map([...found, ...told]))
  } finally {
    known.readings.delete(told)
  }
}

function tell(known: Known, stock: ReadonlyMap<number, boolean>) {
  let turned = false
  for (const [id, isSoldOut] of stock) {
    for (const told of known.readings) told.set(id, isSoldOut)
    if (known.ids.has(id) === isSoldOut) continue
    turned = true
    if (isSoldOut) known.ids.add(id)
    else known.ids.delete(id)
  }
  if (!turned) return
  known.version++
  if (known.whole) announceChange(known.db, { products: [], turned: true })
}

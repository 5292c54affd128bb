import { afterAll, beforeAll } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { placeOrder } from '../../app/orders/placing/place-order.server'
import { main } from '../../cli/shop'
import { type MakePlace, openPlace, type Place } from './databases'
import { submitted } from './placed-order'
import { BILLING } from './shopper'

const BUYER = { ...BILLING, lastName: '=Rahman', street: '1 Road', email: 'ana@example.com' }

/** The seeded shop of the suite, which a restore replaces under its opened database. */
let here: { here: Place; db: Database } | undefined

/**
 * Returns the exit code, standard output and warnings. Around a restore the suite's SQLite database
 * is closed and opened again, for its file is swapped.
 */
export async function shop(...args: string[]) {
  const said: string[] = []
  const warned: string[] = []
  const swapped =
    args[0] === 'restore' &&
    here?.here.engine === 'sqlite' &&
    here.here.dataDir === process.env.DATA_DIR &&
    here
  if (swapped) await closeDatabase(swapped.db)
  const code = await main(args, {
    print: (line) => said.push(line),
    warn: (line) => warned.push(line),
  })
  if (swapped) swapped.db = await openDatabase(swapped.here)
  return { code, said: said.join('\n'), warned: warned.join('\n') }
}

export function seededShop(place: MakePlace) {
  const before = { ...process.env }
  const seeded = {} as { here: Place; db: Database }
  beforeAll(async () => {
    seeded.here = await place('seeded')
    process.env.DATA_DIR = seeded.here.dataDir
    if (seeded.here.databaseUrl) process.env.DATABASE_URL = seeded.here.databaseUrl
    else delete process.env.DATABASE_URL
    seeded.db = await openPlace(seeded.here, 'seeded')
    here = seeded
  })
  afterAll(async () => {
    await closeDatabase(seeded.db)
    process.env = before
  })
  return seeded
}

export async function order(db: Database, payment = 'bank', coupon?: string) {
  const placed = await placeOrder(db, submitted({ payment, billing: BUYER, coupon }))
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  return placed.order.number
}

export const stock = async (db: Database, id: number) =>
  (await db.selectFrom('stock').select('quantity').where('product_id', '=', id).executeTakeFirst())
    ?.quantity

import { logCatalogueChange } from './catalogue/index/catalogue-log.server'
import { announceChange, type DataChange, recordChange } from './database/changes.server'
import type { Connection, Database } from './database/tables.server'
import { inTransaction } from './database/transactions/transaction.server'
import { removeTrial } from './payments/trial/demo-trial.server'
import { settingsFrom } from './settings/schema'
import { loadSettings } from './settings/settings.server'
import { isOwnShop } from './settings/stored-kind.server'

/** The coupon that migrations give every new database, for the demo (spec section 9). */
const DEMO_COUPON = 'APP3'
const CHANGE: DataChange = { products: 'all' }

/**
 * Makes a database that holds nothing yet the merchant's own shop (`shop.kind`). One that has
 * products, orders or settings stays as it is. Returns whether the shop is the merchant's own.
 */
export async function beginOwnShop(db: Database) {
  if (await isOwnShop(db)) return true
  return changing(db, async (connection) => {
    const rows = await Promise.all([
      connection.selectFrom('products').select('id').limit(1).executeTakeFirst(),
      connection.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
      connection.selectFrom('settings').select('key').limit(1).executeTakeFirst(),
    ])
    if (rows.some(Boolean)) return false
    await makeOwn(connection)
    return true
  })
}

/**
 * Makes a shop that began as the demo the merchant's own: what the demo promises goes, what the
 * merchant has set stays, and one that has sold stays open and sends where it did. The demo's coupon
 * ends, and is deleted if no order has used it.
 */
export async function leaveDemo(db: Database) {
  await changing(db, async (connection) => {
    if (await isOwnShop(connection)) return false
    await makeOwn(connection)
    await removeTrial(connection)
    const sold = await connection.selectFrom('orders').select('id').limit(1).executeTakeFirst()
    if (sold)
      await connection
        .insertInto('settings')
        .values([
          { key: 'shop.open', value: 'true' },
          { key: 'shipping.zones', value: JSON.stringify(settingsFrom({}).shipping.zones) },
        ])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return true
  })
}

async function changing(db: Database, change: (connection: Connection) => Promise<boolean>) {
  const changed = await inTransaction(db, async (connection) => {
    const made = await change(connection)
    if (made) await recordChange(connection, CHANGE)
    return made
  })
  if (!changed) return false
  announceChange(db, CHANGE)
  await loadSettings(db)
  return true
}

async function makeOwn(connection: Connection) {
  await connection
    .insertInto('settings')
    .values({ key: 'shop.kind', value: '"own"' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '"own"' }))
    .execute()
  await connection.deleteFrom('settings').where('key', '=', 'money.crossedOutPrices').execute()
  await logCatalogueChange(connection, 'all') // The order by discount is another one from now on.
  await connection
    .deleteFrom('coupons')
    .where('code', '=', DEMO_COUPON)
    .where('used', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coupon_redemptions').select('code').where('code', '=', DEMO_COUPON).limit(1),
        ),
      ),
    )
    .execute()
  await connection
    .updateTable('coupons')
    .set({ ends_at: Date.now() })
    .where('code', '=', DEMO_COUPON)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', Date.now())]))
    .execute()
}

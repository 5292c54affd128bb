import { config } from '../../config.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isOwnShop } from '../../settings/stored-kind.server'
import { accountRow } from '../accounts.server'
import { newTrialAccount } from './trial-account'

/**
 * Gives the demo an account with the test payment, so that a newcomer sees a whole purchase by card.
 * A shop that sells other products, or whose ways to pay were ever set, stays as it is.
 */
export async function offerTrialInDemo(db: Database) {
  if (config.CATALOGUE_URL !== undefined) return
  await inTransaction(db, async (connection) => {
    if (!(await isUntouchedDemo(connection))) return
    await connection
      .insertInto('payment_providers')
      .values(accountRow(newTrialAccount()))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

async function isUntouchedDemo(connection: Connection) {
  if (await isOwnShop(connection)) return false
  const others = await connection
    .selectFrom('products')
    .select('id')
    .where('source', '!=', 'demo')
    .limit(1)
    .executeTakeFirst()
  const set = await connection
    .selectFrom('settings_history')
    .select('id')
    .where('key', '=', 'payment.ways')
    .limit(1)
    .executeTakeFirst()
  return others === undefined && set === undefined
}

/** Takes the test payment out of a shop that leaves the demo. */
export const removeTrial = (connection: Connection) =>
  connection.deleteFrom('payment_providers').where('provider', '=', 'test').execute()

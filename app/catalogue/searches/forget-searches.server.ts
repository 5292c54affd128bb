import type { Database } from '../../database/tables.server'
import { deleteBelow } from '../../database/transactions/delete-below.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { addDays } from '../../texts/clocks/shop-clock'

const KEPT_DAYS = 180
/** The most texts kept of a past day: those with the most visitors. */
const MOST_OF_A_DAY = 500
const ROWS_AT_ONCE = 100

const forgotten = new WeakMap<Database, string>()

/** Forgets the salts and visits of days before `oldest`, their rarest texts, and old days. */
export async function forgetSearches(db: Database, oldest: string) {
  if (forgotten.get(db) === oldest) return
  const over = await db
    .selectFrom('search_salts')
    .select('day')
    .where('day', '<', oldest)
    .orderBy('day')
    .execute()
  await deleteBelow(db, { table: 'search_visits', column: 'day', bound: oldest })
  for (const { day } of over) await endDay(db, day)
  const bound = addDays(oldest, -KEPT_DAYS)
  await deleteBelow(db, { table: 'search_days', column: 'day', bound })
  await deleteBelow(db, { table: 'search_clicks', column: 'day', bound })
  forgotten.set(db, oldest)
}

const endDay = (db: Database, day: string) =>
  inTransaction(db, async (connection) => {
    const rarest = await connection
      .selectFrom('search_days')
      .select('text')
      .where('day', '=', day)
      .orderBy((row) => row('answered', '+', row('otherwise', '+', row.ref('unanswered'))), 'desc')
      .orderBy('text')
      .offset(MOST_OF_A_DAY)
      .limit(1_000_000)
      .execute()
    for (let at = 0; at < rarest.length; at += ROWS_AT_ONCE) {
      const texts = rarest.slice(at, at + ROWS_AT_ONCE).map(({ text }) => text)
      for (const table of ['search_days', 'search_clicks'] as const)
        await connection
          .deleteFrom(table)
          .where('day', '=', day)
          .where('text', 'in', texts)
          .execute()
    }
    await connection.deleteFrom('search_salts').where('day', '=', day).execute()
  })

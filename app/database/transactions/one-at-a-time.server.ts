import { sql } from 'kysely'
import { type Connection, engineOf } from '../tables.server'

/** The numbers stay: the former version of the shop may still run beside this one. */
const LOCKS = {
  settings: 0x53455454,
  erasures: 0x45524153,
  skus: 20_260_034,
  slugs: 20_260_061,
  redirects: 20_260_062,
  pages: 20_260_063,
}

/**
 * Lets other transactions that change the same data wait for the end of this one. SQLite runs
 * transactions that write one by one anyway.
 */
export async function oneAtATime(connection: Connection, data: keyof typeof LOCKS) {
  if (engineOf(connection) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[data])})`.execute(connection)
}

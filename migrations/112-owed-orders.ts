import { type Kysely, sql } from 'kysely'

/** Finds cancelled orders that were paid: the desk counts those whose money is not given back. */
export async function up(db: Kysely<unknown>) {
  // The conditions of orders/queue/owed.server.ts, or its queries find no index.
  await sql`create index orders_paid_cancelled on orders (id)
    where status = 'cancelled' and coalesce(paid_at, advance_paid_at) is not null`.execute(db)
}

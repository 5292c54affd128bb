import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Mails that wait name the order they are about in a column. Orders are searchable as soon as they
 * are placed; one job makes those searchable that were stored before, the newest first.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const bigint = sql.raw(postgres ? 'bigint' : 'integer') as never
  await db.schema.alterTable('jobs').addColumn('order_id', bigint).execute()
  const orderId = postgres
    ? sql`cast(payload as json) #>> '{data,orderId}'`
    : sql`json_extract(payload, '$.data.orderId')`
  await sql`update jobs set order_id = cast(${orderId} as ${bigint}) where kind = 'mail'`.execute(
    db,
  )
  await db.schema
    .createIndex('jobs_order')
    .on('jobs')
    .columns(['order_id'])
    .where(sql.ref('order_id'), 'is not', null)
    .execute()

  // Versions before looked at all orders when they started: their job is not needed any more.
  await sql`delete from jobs where kind = 'order-search'`.execute(db)
  const now = Date.now()
  await sql`insert into jobs (id, kind, dedupe_key, payload, run_at, created_at)
    select '050-orders-by-id', 'order-search', 'order-search ' || newest,
      '{"before":' || (newest + 1) || '}', ${now}, ${now}
    from (select max(id) as newest from orders) as stored where newest is not null`.execute(db)
}

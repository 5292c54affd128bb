import pg from 'pg'

const CLOCKS = ['now', 'clock_timestamp']

/**
 * Shifts PostgreSQL's clock, which is the machine's, in all databases made after this call: the
 * test's clock shadows it, as far ahead as `clockSetting` says of each.
 */
export async function shiftDatabaseClock(url: string) {
  const client = new pg.Client(url.replace(/\/postgres$/, '/template1'))
  await client.connect()
  const functions = CLOCKS.map(
    (name) =>
      `create function clock.${name}() returns timestamptz language sql as $$
        select pg_catalog.${name}()
          + coalesce(current_setting('clock.ahead_ms', true), '0')::float8 * interval '1 ms'
      $$`,
  )
  await client.query(`create schema clock; ${functions.join('; ')}`)
  await client.query('alter role current_user set search_path = public, clock, pg_catalog')
  await client.end()
}

/** Returns SQL that sets a database's clock to this process's. */
export const clockSetting = (database: string) =>
  `alter database ${database} set clock.ahead_ms = '${process.env.CLOCK_AHEAD_MS ?? 0}'`

import pg from 'pg'

const CLOCKS = ['now', 'clock_timestamp']

/**
 * PostgreSQL reads the machine's clock. The test's clock stands before its own in all databases
 * that are made after this call, as far ahead as `clockSetting` says of each.
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

/** SQL that sets a database's clock as this process's is. */
export const clockSetting = (database: string) =>
  `alter database ${database} set clock.ahead_ms = '${process.env.CLOCK_AHEAD_MS ?? 0}'`

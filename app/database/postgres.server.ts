import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { config } from '../config.server'
import type { Database, Tables } from './tables.server'
import { UnusableDatabase } from './unusable-database'

const CONNECT_MS = 5000

const urls = new WeakMap<object, string>()

export const urlOf = (db: Database) => urls.get(db)

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = poolOf(connectionString)
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version",
    )
    if (rows[0].version < 130000) throw new Error('PostgreSQL 13 or newer is needed')
  } catch (error) {
    await pool.end()
    throw new UnusableDatabase(unreachable(connectionString, error as Error), { cause: error })
  }
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) })
  urls.set(db, connectionString)
  return db
}

/** Connects at the first query, and tries again at each. */
export const connectPostgres = (connectionString: string, settings: pg.PoolConfig): Database =>
  new Kysely<Tables>({ dialect: new Dialect({ pool: poolOf(connectionString, settings) }) })

function poolOf(connectionString: string, settings: pg.PoolConfig = {}) {
  parseNumbers()
  const pool = new pg.Pool({
    connectionString,
    max: config.DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...settings,
  })
  // Without a listener on the pool and on each client a lost connection ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely's own lock on migrations needs a session, which a pooler does not give: see `migrate`. */
class Dialect extends PostgresDialect {
  override createAdapter() {
    return new (class extends PostgresAdapter {
      override async acquireMigrationLock() {}
      override async releaseMigrationLock() {}
    })()
  }
}

/** `pg` gives 64-bit integers as strings; sums of cents and milliseconds fit a double. */
function parseNumbers() {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

/** Names the server without user or password. */
function unreachable(connectionString: string, error: Error & { code?: string; errors?: Error[] }) {
  let place = 'DATABASE_URL'
  try {
    const url = new URL(connectionString)
    place = `${url.host}${url.pathname}`
  } catch {}
  const reason = error.message || error.errors?.[0]?.message || error.code || 'no answer'
  return `The PostgreSQL database at ${place} cannot be used: ${reason.split('\n')[0]}. Check DATABASE_URL.`
}

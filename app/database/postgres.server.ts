import type { Socket } from 'node:net'
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { config } from '../config.server'
import { timeQuery } from './query-times.server'
import type { Database, Tables } from './tables.server'
import { IDLE_IN_TRANSACTION_MS } from './transactions/transaction.server'
import { UnusableDatabase } from './unusable-database'

const CONNECT_MS = 5000
/** The server's own limit comes first, where the server knows it. */
const GRACE_MS = 1000

const urls = new WeakMap<object, string>()

const pools = new WeakMap<object, pg.Pool>()

export const urlOf = (db: Database) => urls.get(db)

interface Options {
  limited?: boolean
}

export async function openPostgres(connectionString: string, { limited = false }: Options = {}) {
  const pool = await connectedPool(connectionString, limited).catch((error) => {
    throw new UnusableDatabase(unreachable(connectionString, error as Error), { cause: error })
  })
  return database(connectionString, pool)
}

async function connectedPool(connectionString: string, limited: boolean) {
  if (!limited) return usablePool(connectionString)
  const settings = { Client: ImpatientClient }
  const all = { ...settings, ...limits(), options: NO_COMPILING }
  return usablePool(connectionString, all).catch((error) => {
    if ((error as { code?: string }).code !== NO_SUCH_PARAMETER) throw error
    // PgBouncer refuses such settings: transactions set their own, and the client limits the rest.
    return usablePool(connectionString, settings)
  })
}

const NO_SUCH_PARAMETER = '08P01'
/** JIT compilation takes longer than it saves: two thirds of a report's time. */
const NO_COMPILING = '-c jit=off'

const limits = () => ({
  statement_timeout: config.DATABASE_STATEMENT_TIMEOUT * 1000,
  lock_timeout: config.DATABASE_LOCK_TIMEOUT * 1000,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
})

async function usablePool(connectionString: string, settings: pg.PoolConfig = {}) {
  const pool = poolOf(connectionString, settings)
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version",
    )
    if (rows[0].version < 130000) throw new Error('PostgreSQL 13 or newer is needed')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Ends a late statement itself, for poolers and for servers that no longer answer. */
class ImpatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: `pg` declares seven overloads
  override query(...given: any[]): any {
    const answer = (super.query as (...given: unknown[]) => unknown)(...given)
    if (!(answer instanceof Promise)) return answer
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    const late = setTimeout(() => stream.destroy(), limits().statement_timeout + GRACE_MS)
    return answer.finally(() => clearTimeout(late))
  }
}

export const connectPostgres = (connectionString: string, settings: pg.PoolConfig): Database =>
  database(connectionString, poolOf(connectionString, settings))

function database(connectionString: string, pool: pg.Pool): Database {
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }), log: timeQuery })
  pools.set(db, pool)
  urls.set(db, connectionString)
  return db
}

function poolOf(connectionString: string, settings: pg.PoolConfig) {
  parseNumbers()
  const pool = new pg.Pool({
    connectionString,
    max: config.DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...settings,
  })
  // A lost connection ends a process without these listeners.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Omits Kysely's lock on migrations, whose session a pooler does not give: see `migrate`. */
class Dialect extends PostgresDialect {
  override createAdapter() {
    return new (class extends PostgresAdapter {
      override async acquireMigrationLock() {}
      override async releaseMigrationLock() {}
    })()
  }
}

/** Parses 64-bit integers, which `pg` gives as strings; cents and milliseconds fit a double. */
function parseNumbers() {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
}

function unreachable(connectionString: string, error: Error & { code?: string; errors?: Error[] }) {
  let place = 'DATABASE_URL'
  try {
    const url = new URL(connectionString)
    place = `${url.host}${url.pathname}`
  } catch {}
  const reason = error.message || error.errors?.[0]?.message || error.code || 'no answer'
  return `The PostgreSQL database at ${place} cannot be used: ${reason.split('\n')[0]}. Check DATABASE_URL.`
}

/** Counts the open and idle connections, and the callers that wait for one. */
export function poolFigures(db: Database) {
  const pool = pools.get(db)
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

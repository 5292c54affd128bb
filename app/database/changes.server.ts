import { sql } from 'kysely'
import pg from 'pg'
import { engineOf } from './engine.server'
import { urlOf } from './postgres.server'
import type { Database } from './tables.server'

export interface Change {
  products: number[] | 'all'
}

type Listener = (change: Change) => void

/** Changes of one such span become one, so that a rush of orders drops pages a few times only. */
const BATCH_MS = 20
const POLL_MS = 1000
const RECONNECT_MS = 1000
const CHANNEL = 'shop_changes'
/** PostgreSQL's NOTIFY takes less than 8000 bytes. */
const PAYLOAD_LIMIT = 7900
const PROCESS_ID = crypto.randomUUID()

const listeners = new Set<Listener>()
const pending = new Map<Database, Set<number> | 'all'>()

/** Calls back on every change, made by this process or another. Returns how to stop. */
export function onChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Call it after the commit, for listeners read the database. */
export function announceChange(db: Database, { products }: Change) {
  const batch = pending.get(db)
  if (!batch) setTimeout(publish, BATCH_MS, db)
  if (products === 'all' || batch === 'all') pending.set(db, 'all')
  else if (batch) for (const id of products) batch.add(id)
  else pending.set(db, new Set(products))
}

function publish(db: Database) {
  const batch = pending.get(db) ?? 'all'
  pending.delete(db)
  const products = batch === 'all' ? batch : [...batch]
  emit({ products })
  if (engineOf(db) !== 'postgres') return
  const ids = String(products)
  const payload = `${PROCESS_ID}:${ids.length > PAYLOAD_LIMIT ? 'all' : ids}`
  sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(() => {}) // the database is closing
}

function emit(change: Change) {
  for (const listener of listeners) listener(change)
}

/** Follows the changes of other processes on the same database. */
export async function watchChanges(db: Database): Promise<{ stop(): Promise<void> }> {
  return engineOf(db) === 'postgres' ? listen(db) : poll(db)
}

/** SQLite's data_version differs after another connection's commit, whatever that changed. */
async function poll(db: Database) {
  const read = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    return rows[0]?.data_version
  }
  let seen = await read()
  const timer = setInterval(async () => {
    const now = await read().catch(() => seen)
    if (now !== seen) emit({ products: 'all' })
    seen = now
  }, POLL_MS)
  timer.unref()
  return { stop: async () => clearInterval(timer) }
}

async function listen(db: Database) {
  let client: pg.Client | undefined
  let stopped = false
  const connect = async (again: boolean): Promise<void> => {
    client = new pg.Client({ connectionString: urlOf(db) })
    const lost = () => {
      client?.removeAllListeners('end')
      if (!stopped) setTimeout(() => connect(true), RECONNECT_MS).unref()
    }
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await client.connect()
      client.once('end', lost)
      await client.query(`listen ${CHANNEL}`)
      if (again) emit({ products: 'all' }) // notifications of the meantime are lost
    } catch {
      lost()
    }
  }
  await connect(false)
  return {
    async stop() {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}

function receive(payload: string) {
  const [from, ids = ''] = payload.split(':')
  if (from === PROCESS_ID) return
  emit({ products: ids === 'all' ? 'all' : ids.split(',').map(Number) })
}

import { sql } from 'kysely'
import pg from 'pg'
import { engineOf } from './engine.server'
import { urlOf } from './postgres.server'
import type { Database } from './tables.server'

/** What pages show that is no longer so. */
export interface Change {
  products: number[] | 'all'
}

type Listener = (change: Change) => void

/** Changes that come together are told together: a sale of a thousand orders is a few drops. */
const BATCH_MS = 20
const POLL_MS = 1000
const RECONNECT_MS = 1000
const CHANNEL = 'shop_changes'
/** PostgreSQL's NOTIFY takes less than 8000 bytes. */
const PAYLOAD_LIMIT = 7900
const PROCESS = crypto.randomUUID()

const listeners = new Set<Listener>()
const pending = new Map<Database, Set<number> | 'all'>()

/** Hears of every change, made by this process or another. Answers how to stop hearing. */
export function onChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** To be called after the commit that changed what pages show. */
export function announceChange(db: Database, { products }: Change) {
  const known = pending.get(db)
  if (!known) setTimeout(tell, BATCH_MS, db)
  if (products === 'all' || known === 'all') pending.set(db, 'all')
  else if (known) for (const id of products) known.add(id)
  else pending.set(db, new Set(products))
}

function tell(db: Database) {
  const known = pending.get(db) ?? 'all'
  pending.delete(db)
  const products = known === 'all' ? known : [...known]
  emit({ products })
  if (engineOf(db) !== 'postgres') return
  const ids = String(products)
  const payload = `${PROCESS}:${ids.length > PAYLOAD_LIMIT ? 'all' : ids}`
  sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(() => {}) // closing, or gone
}

function emit(change: Change) {
  for (const listener of listeners) listener(change)
}

/** Hears the other processes on the same database, until stopped. */
export async function watchChanges(db: Database): Promise<{ stop(): Promise<void> }> {
  return engineOf(db) === 'postgres' ? listen(db) : poll(db)
}

/** SQLite's data_version moves when another connection commits; it does not say what. */
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
    client.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await client.connect()
      client.once('end', lost)
      await client.query(`listen ${CHANNEL}`)
      if (again) emit({ products: 'all' }) // what was said meanwhile went unheard
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

function hear(payload: string) {
  const [from, ids = ''] = payload.split(':')
  if (from === PROCESS) return
  emit({ products: ids === 'all' ? 'all' : ids.split(',').map(Number) })
}

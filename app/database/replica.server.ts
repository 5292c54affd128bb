import { sql } from 'kysely'
import { type DataChange, onChange } from './changes.server'
import { connectPostgres } from './postgres.server'
import type { Database } from './tables.server'

const LOOK_MS = 1000
const MOST_LAG_MS = 5000
const MOST_STEPS = 30
/** A hung replica is given up sooner than a primary. */
const QUERY_MS = 3000

type Products = Set<number> | 'all'

/** The primary's position at a time, and the products that changed up to then. */
interface Step {
  at: number
  position: number
  products: Products
}

interface Replica {
  reader: Database
  works: boolean
  /** Changes whose position on the primary is unknown as yet. */
  changed: Products
  /** Positions that the replica has not replayed, oldest first. */
  ahead: Step[]
}

const replicas = new WeakMap<Database, Replica>()

/** Sends reads that may be seconds old to the server at `url` while it answers and keeps up. */
export async function openReplica(db: Database, url: string) {
  const reader = connectPostgres(url, { query_timeout: QUERY_MS })
  const replica: Replica = { reader, works: false, changed: new Set(), ahead: [] }
  replicas.set(db, replica)
  const stopListening = onChange(({ products }) => {
    replica.changed = joined(replica.changed, products)
  })
  await look(db, replica)
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look(db, replica).finally(() => {
      looking = undefined
    })
  }, LOOK_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      stopListening()
      replicas.delete(db)
      await looking
      await reader.destroy()
    },
  }
}

/**
 * Reads what no money, stock, order or account depends on. `products` are those shown: a changed
 * one is read from the primary until the replica has the change.
 */
export async function readFromReplica<T>(
  db: Database,
  products: readonly number[],
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const replica = replicas.get(db)
  if (!replica || !mayRead(replica, products)) return read(db)
  try {
    return await read(replica.reader)
  } catch {
    replica.works = false
    return read(db)
  }
}

function mayRead({ works, changed, ahead }: Replica, products: readonly number[]) {
  if (!works || Date.now() - (ahead[0]?.at ?? Date.now()) > MOST_LAG_MS) return false
  const behind = [changed, ...ahead.map((step) => step.products)]
  return behind.every(
    (some) => products.length === 0 || (some !== 'all' && !products.some((id) => some.has(id))),
  )
}

async function look(db: Database, replica: Replica) {
  const { changed } = replica
  replica.changed = new Set()
  const at = Date.now()
  try {
    const position = await positionOf(db, 'pg_current_wal_lsn()')
    replica.ahead.push({ at, position, products: changed })
  } catch {
    replica.changed = joined(changed, replica.changed)
  }
  try {
    const replayed = await positionOf(replica.reader, REPLAYED)
    replica.ahead = replica.ahead.filter(({ position }) => position > replayed)
    replica.works = true
  } catch {
    replica.works = false
  }
  const last = replica.ahead.at(-1)
  if (last && replica.ahead.length > MOST_STEPS)
    replica.ahead = [{ ...last, at: replica.ahead[0]?.at ?? at, products: 'all' }]
}

/** A replica that took over is the primary and has everything. */
const REPLAYED =
  'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end'

async function positionOf(db: Database, lsn: string) {
  const query = sql<{ bytes: number }>`select pg_wal_lsn_diff(${sql.raw(lsn)}, '0/0') as bytes`
  return (await query.execute(db)).rows[0]?.bytes ?? 0
}

function joined(some: Products, more: Products | DataChange['products']): Products {
  if (some === 'all' || more === 'all') return 'all'
  return new Set([...some, ...more])
}

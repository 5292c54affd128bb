import { randomInt } from 'node:crypto'
import { type Generated, sql } from 'kysely'
import { HOUR_MS } from '../durations'
import { type ChangeRow, changesOfRows, type DataChange, rowsOfChange } from './change-rows'
import { type Connection, type Database, engineOf } from './tables.server'
import { deleteBelow } from './transactions/delete-below.server'

export type { DataChange }

type Listener = (change: DataChange) => void

/** Changes within this time are announced together: a thousand orders make few announcements. */
const BATCH_MS = 20
/** The page cache's own delay added (pages/page-cache), it stays below 2 s. */
const POLL_MS = 500
/** The change log keeps rows this long; after half of it unread, all counts as changed. */
const STORED_MS = HOUR_MS
const PRUNE_MS = 600_000
const RETRY_MS = 500
const PROCESS = randomInt(2 ** 48 - 1)

const listeners = new Set<Listener>()
const pending = new Map<Database, Set<number> | 'all'>()

export function onChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Loads something now, and again after each change of settings by any process. Loads follow each
 * other, so that an older answer never replaces a newer one, and are repeated while the database is
 * away. The first load's error is thrown.
 */
export async function loadOnSettingsChange(load: () => Promise<void>) {
  await load()
  let isStopped = false
  let isLoading = false
  let isStale = false
  const reload = async () => {
    isStale = true
    if (isLoading) return
    isLoading = true
    while (isStale && !isStopped) {
      isStale = false
      try {
        await load()
      } catch {
        isStale = true
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      }
    }
    isLoading = false
  }
  const leave = onChange(({ products, settings }) => {
    if (settings || products === 'all') void reload()
  })
  return {
    stop() {
      isStopped = true
      leave()
    },
  }
}

/** Stores a change for other processes; `announceChange` tells this one after the commit. */
export async function recordChange(connection: Connection, change: DataChange) {
  const rows = rowsOfChange(change)
  if (rows.length === 0) return
  const at = Date.now()
  await connection
    .insertInto('changes')
    .values(rows.map((row) => ({ ...row, origin: PROCESS, at })))
    .execute()
}

/** Announces stock at once: a shopper's next page must show what an order left. */
export function announceChange(db: Database, change: DataChange) {
  if (change.left || change.sold || change.turned || change.settings || change.pages)
    return emit(change)
  const { products } = change
  const known = pending.get(db)
  if (!known) setTimeout(announcePending, BATCH_MS, db)
  if (products === 'all' || known === 'all') pending.set(db, 'all')
  else if (known) for (const id of products) known.add(id)
  else pending.set(db, new Set(products))
}

function announcePending(db: Database) {
  const known = pending.get(db) ?? 'all'
  pending.delete(db)
  emit({ products: known === 'all' ? known : [...known] })
}

function emit(change: DataChange) {
  for (const listener of listeners) listener(change)
}

interface Position {
  /** All transactions below it have ended and were read; on SQLite the last sequence read. */
  transaction: number
  /** The sequences at or above `transaction` that were read. */
  read: Set<number>
  at: number
}

/** Polls the change log, without a session on the server, and catches up after an outage. */
export async function watchChanges(db: Database): Promise<{ stop(): Promise<void> }> {
  const position: Position = { transaction: 0, read: new Set(), at: Date.now() }
  await skipToNow(db, position)
  let reading: Promise<void> | undefined
  let prunedAt = Date.now()
  const timer = setInterval(() => {
    reading ??= readOn(db, position)
      .then(async () => {
        if (Date.now() - prunedAt < PRUNE_MS) return
        prunedAt = Date.now()
        const bound = Date.now() - STORED_MS
        await deleteBelow(db, { table: 'changes', column: 'at', bound })
      })
      .catch(() => {})
      .finally(() => {
        reading = undefined
      })
  }, POLL_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await reading
    },
  }
}

/** Skips earlier changes: a starting process reads the data itself. */
async function skipToNow(db: Database, position: Position) {
  const { rows, horizon } = await readFrom(db, position)
  advance(position, rows, horizon)
}

async function readOn(db: Database, position: Position) {
  const away = Date.now() - position.at > STORED_MS / 2
  const { rows, horizon } = await readFrom(db, position)
  const fresh = rows.filter(({ sequence }) => !position.read.has(sequence))
  advance(position, rows, horizon)
  if (away) return emit({ products: 'all' })
  const others = fresh.filter(({ origin }) => origin !== PROCESS)
  others.sort((a, b) => a.sequence - b.sequence)
  for (const change of changesOfRows(others)) emit({ ...change, elsewhere: true })
}

async function readFrom(db: Database, { transaction }: Position) {
  if (engineOf(db) === 'sqlite') {
    // SQLite has one writer, which commits sequences in order: the last one read is the position.
    const rows = await db
      .selectFrom('changes')
      .select(['sequence', 'origin', 'kind', 'product_id', 'pieces'])
      .where('sequence', '>', transaction)
      .orderBy('sequence')
      .execute()
    return { rows, horizon: rows.at(-1)?.sequence ?? transaction }
  }
  const { rows: read } = await sql<Row & { horizon: number }>`
    select sequence, origin, kind, product_id, pieces, horizon
    from (select (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint as horizon) now
    left join changes on transaction_id >= ${transaction}`.execute(db)
  const rows = read.filter(({ sequence }) => sequence !== null)
  return { rows, horizon: read[0]?.horizon ?? transaction }
}

type Row = ChangeRow & { sequence: number; origin: number }

function advance(position: Position, rows: Row[], horizon: number) {
  position.at = Date.now()
  position.read = new Set(rows.map(({ sequence }) => sequence))
  position.transaction = horizon
}

declare module './tables.server' {
  interface Tables {
    changes: ChangesTable
  }
}

/** PostgreSQL's rows also have the `transaction_id` that stored them. */
interface ChangesTable extends ChangeRow {
  sequence: Generated<number>
  /** A random number that identifies the process. */
  origin: number
  at: number
}

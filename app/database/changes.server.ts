import { randomInt } from 'node:crypto'
import { type Generated, sql } from 'kysely'
import { HOUR_MS } from '../durations'
import { type Change, type ChangeRow, changesOfRows, rowsOfChange } from './change-rows'
import { engineOf } from './engine.server'
import type { Connection, Database } from './tables.server'
import { deleteBelow } from './transactions/delete-below.server'

export type { Change }

type Listener = (change: Change) => void

/** Changes within it are announced together: a thousand orders make few announcements. */
const BATCH_MS = 20
/** With the time a page may be behind what its process knows (pages/page-cache), below 2 s. */
const POLL_MS = 500
/** A process that could not read for half of this takes everything as changed. */
const STORED_MS = HOUR_MS
const PRUNE_MS = 600_000
const PROCESS = randomInt(2 ** 48 - 1)

const listeners = new Set<Listener>()
const pending = new Map<Database, Set<number> | 'all'>()

export function onChange(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For other processes; this one is told by `announceChange`, after the commit. */
export async function recordChange(connection: Connection, change: Change) {
  const rows = rowsOfChange(change)
  if (rows.length === 0) return
  const at = Date.now()
  await connection
    .insertInto('changes')
    .values(rows.map((row) => ({ ...row, origin: PROCESS, at })))
    .execute()
}

/** Stock at once: who got the response to an order must not be shown the stock before it. */
export function announceChange(db: Database, change: Change) {
  if (change.left || change.sold || change.settings) return emit(change)
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

function emit(change: Change) {
  for (const listener of listeners) listener(change)
}

interface Position {
  /** All transactions below it have ended and were read. On SQLite the last sequence read. */
  transaction: number
  /** Sequences at or above `transaction` that were read. */
  read: Set<number>
  at: number
}

/** Polls, which needs no session on the server. After an outage it reads what it missed. */
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
      .catch(() => {}) // the database is away
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

/** A process that starts reads the data itself, so earlier changes tell it nothing. */
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
    // One writer: sequences are committed in their order, so the last one read is the position.
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

/** On PostgreSQL a row also has the `transaction_id` that stored it. */
interface ChangesTable extends ChangeRow {
  sequence: Generated<number>
  /** A number that the process drew when it started. */
  origin: number
  at: number
}

import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { DAY_MS } from '../../durations'

const SLICE_MS = 31 * DAY_MS

/**
 * Reads slots of time in order, about a month at once: SQLite reads in the thread that serves
 * shoppers, who get their turn in between. PostgreSQL reads all at once.
 */
export async function inSlices<One extends Slot, Row>(
  db: Connection,
  slots: readonly One[],
  read: (some: readonly One[], at: number) => Promise<Row[]>,
): Promise<Row[]> {
  if (slots.length === 0) return []
  if (engineOf(db) === 'postgres') return read(slots, 0)
  const rows: Row[] = []
  for (let at = 0; at < slots.length; ) {
    const from = slots[at]?.from ?? 0
    let next = at + 1
    while (next < slots.length && (slots[next]?.until ?? 0) - from <= SLICE_MS) next++
    rows.push(...(await read(slots.slice(at, next), at)))
    at = next
    await setImmediate()
  }
  return rows
}

/** Splits a span into parts that `inSlices` can read one by one. */
export function partsOf({ from, until }: Slot): Slot[] {
  const parts: Slot[] = []
  for (let at = from; at < until; at += SLICE_MS)
    parts.push({ from: at, until: Math.min(at + SLICE_MS, until) })
  return parts
}

/**
 * Returns many rows' values as one JSON list, since separate rows take three times as long to
 * return. A month at a time holds nobody up.
 */
export function joined(db: Connection, value: RawBuilder<unknown>) {
  return engineOf(db) === 'sqlite'
    ? sql<string>`group_concat(${value}, ',')`
    : sql<string>`string_agg(${value}, ',')`
}

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceChange, onChange, recordChange } from '../../database/changes.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readGroups, type SynonymGroup } from './read-groups'
import { shippedGroups } from './shipped-synonyms.server'
import { Synonyms } from './synonym-groups'

export const MOST_LINES = 50_000
const LONGEST_LINE = 500
const ROWS_AT_ONCE = 200
/** The groups that are read before requests get their turn. */
const GROUPS_AT_ONCE = 500

/** Returns a line as it is stored, or undefined where it names no two terms. */
export function synonymLine(text: string): string | undefined {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_LINE && readGroups(line).length === 1 ? line : undefined
}

/** Returns the merchant's lines from A to Z. */
export const listSynonyms = (db: Database, limit = MOST_LINES) =>
  db
    .selectFrom('search_synonyms')
    .select('line')
    .orderBy('line')
    .limit(limit)
    .execute()
    .then((rows) => rows.map(({ line }) => line))

interface Within {
  /** Runs in the change's transaction, with how many lines changed. */
  within?(connection: Connection, count: number): unknown
}

/** Adds lines that `synonymLine` made; returns how many are new, or 'full' beyond the most. */
export async function addSynonyms(
  db: Database,
  lines: readonly string[],
  { within, now = Date.now() }: Within & { now?: number } = {},
) {
  const added = await inTransaction(db, async (connection) => {
    const before = await countLines(connection)
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE)
      await connection
        .insertInto('search_synonyms')
        .values(lines.slice(at, at + ROWS_AT_ONCE).map((line) => ({ line, made_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const after = await countLines(connection)
    if (after > MOST_LINES) throw new TooManyLines()
    if (after > before) await recordChange(connection, { products: 'all' })
    await within?.(connection, after - before)
    return after - before
  }).catch((error) => {
    if (error instanceof TooManyLines) return 'full' as const
    throw error
  })
  if (added !== 'full' && added > 0) announceChange(db, { products: 'all' })
  return added
}

/** Removes lines as they are stored; returns how many there were. */
export async function removeSynonyms(
  db: Database,
  lines: readonly string[],
  { within }: Within = {},
) {
  const removed = await inTransaction(db, async (connection) => {
    let count = 0
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
      const gone = await connection
        .deleteFrom('search_synonyms')
        .where('line', 'in', lines.slice(at, at + ROWS_AT_ONCE))
        .returning('line')
        .execute()
      count += gone.length
    }
    if (count > 0) await recordChange(connection, { products: 'all' })
    await within?.(connection, count)
    return count
  })
  if (removed > 0) announceChange(db, { products: 'all' })
  return removed
}

class TooManyLines extends Error {}

const countLines = async (db: Pick<Database, 'selectFrom'>) => {
  const { count } = await db
    .selectFrom('search_synonyms')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Known {
  /** The number of lines and the time of the last one, which tell whether any changed. */
  version: string
  synonyms: Synonyms
}

const living = new WeakMap<Database, { stale: boolean; known?: Promise<Known> }>()

/** Returns the shipped synonyms with the merchant's, as they are since the last change. */
export async function synonymsOf(db: Database): Promise<Synonyms> {
  let entry = living.get(db)
  if (!entry) {
    const fresh: { stale: boolean; known?: Promise<Known> } = { stale: true }
    entry = fresh
    living.set(db, fresh)
    const held = new WeakRef(fresh)
    const leave = onChange(({ products }) => {
      const living = held.deref()
      if (!living) leave()
      else if (products === 'all') living.stale = true
    })
  }
  if (entry.stale || !entry.known) {
    entry.stale = false
    entry.known = readKnown(db, entry.known)
    entry.known.catch(() => {
      if (entry) entry.known = undefined
    })
  }
  return (await entry.known).synonyms
}

const owns = new WeakMap<Synonyms, Synonyms>()

/** Returns the merchant's own synonyms alone, of those that `synonymsOf` returned. */
export const ownSynonymsIn = (synonyms: Synonyms) => owns.get(synonyms)

async function readKnown(db: Database, before?: Promise<Known>): Promise<Known> {
  const row = await db
    .selectFrom('search_synonyms')
    .select(
      sql<string>`count(*) || ' ' || coalesce(max(made_at), 0) || ' ' || coalesce(min(line), '') || ' ' || coalesce(max(line), '')`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow()
  const known = await before?.catch(() => undefined)
  if (known?.version === row.version) return known
  const own = (await listSynonyms(db)).flatMap(readGroups)
  const synonyms = await synonymsFrom([...shippedGroups, ...own])
  owns.set(synonyms, await synonymsFrom(own))
  return { version: row.version, synonyms }
}

/** Adds groups some at a time, as a merchant may have many. */
async function synonymsFrom(groups: readonly SynonymGroup[]) {
  const synonyms = new Synonyms([])
  for (let at = 0; at < groups.length; at += GROUPS_AT_ONCE) {
    if (at > 0) await setImmediate()
    synonyms.add(groups.slice(at, at + GROUPS_AT_ONCE))
  }
  return synonyms
}

declare module '../../database/tables.server' {
  interface Tables {
    search_synonyms: { line: string; made_at: number }
  }
}

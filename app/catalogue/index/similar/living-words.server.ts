import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceChange } from '../../../database/changes.server'
import { retrying } from '../../../database/jobs/retrying.server'
import { readFromReplica } from '../../../database/replica.server'
import { type Database, YES } from '../../../database/tables.server'
import { log } from '../../../http/log.server'
import { storedTags } from '../../words/stored-tags.server'
import { catalogueVersion, changesSince } from '../catalogue-log.server'
import { inThread } from '../index-thread.server'
import { databaseSource } from '../source.server'
import { changing, type ShopWords, wordsOfBase } from './shop-words.server'
import { DESCRIPTION_LETTERS, type WordBase, type WordsRow } from './word-base'

/** The most changed products whose rows are read; above, a thread reads all words. */
const MOST_CHANGED = 5000
/** The rows whose words are read (50 µs each) before requests get their turn. */
const ROWS_AT_ONCE = 100
const SNAPSHOT_FROM = 20_000
/**
 * A search waits this long for the first words, then omits similar products; during a later reading
 * it uses the old words.
 */
const WAIT_MS = 2000
const RETRY_MS = 5000

interface WordSnapshots {
  folder: string
  fromProducts?: number
}

interface Living {
  words?: ShopWords
  snapshots?: WordSnapshots
  making?: Promise<void>
  updating?: Promise<void>
  again?: boolean
  /** Allows the answer to use the words of the version before. */
  shownBefore?: boolean
}

const living = new WeakMap<Database, Living>()

/** Returns the words, or undefined where a start has not read them in time. */
export async function shopWords(db: Database): Promise<ShopWords | undefined> {
  const entry = startWords(db)
  if (entry.making) {
    entry.shownBefore = true
    if (!entry.words) await Promise.race([entry.making, sleep(WAIT_MS, undefined, { ref: false })])
  }
  return entry.words
}

/** Starts reading the words. The first call for a database decides on `snapshots`. */
export function startWords(db: Database, snapshots?: WordSnapshots) {
  let entry = living.get(db)
  if (!entry) {
    entry = { snapshots }
    living.set(db, entry)
    make(db, entry, () => saved(db, snapshots))
  }
  return entry
}

/** Applies what changed, row by row, where the words are in use. */
export async function refreshWords(db: Database): Promise<void> {
  const entry = living.get(db)
  if (!entry || entry.making) return // Its end applies what changed meanwhile.
  entry.again = entry.updating !== undefined
  entry.updating ??= update(db, entry)
    .catch((error) => failed(db, error))
    .finally(() => {
      entry.updating = undefined
    })
  return entry.updating
}

/** Resolves once a reading under way has ended. */
export const wordsMade = async (db: Database) => living.get(db)?.making

async function update(db: Database, entry: Living) {
  do {
    entry.again = false
    const next = entry.words && (await updatedWords(db, entry.words))
    if (next) entry.words = next
    else make(db, entry)
  } while (entry.again)
}

function make(
  db: Database,
  entry: Living,
  first: () => Promise<ShopWords | undefined> = async () => undefined,
) {
  entry.making ??= first()
    .then((words) => words ?? rebuiltWords(db, entry.snapshots))
    .then((words) => {
      entry.words = words
      entry.making = undefined
      if (entry.shownBefore) announceChange(db, { products: 'all' })
      entry.shownBefore = false
      return refreshWords(db)
    })
    .catch((error) => failed(db, error))
    .finally(() => {
      entry.making = undefined
    })
}

const failed = retrying(refreshWords, RETRY_MS, (error) =>
  log.error({ err: error }, 'the words of the catalogue could not be read'),
)

/** Reads the words until no change is so large that they must be read once more. */
export async function rebuiltWords(db: Database, snapshots?: WordSnapshots): Promise<ShopWords> {
  for (let tries = 0; ; tries++) {
    // A replica may lag; the primary supplies what changed since.
    const base = await (tries === 0 ? readFromReplica(db, [], readBase) : readBase(db))
    save(base, snapshots)
    const words = await updatedWords(db, wordsOfBase(base))
    if (words) return words
  }
}

const readBase = async (db: Database) =>
  inThread(
    'buildWords',
    { source: await databaseSource(db), ...(await catalogueVersion(db)) },
    'behind',
  )

async function saved(db: Database, snapshots?: WordSnapshots) {
  if (!snapshots) return
  const { folder } = snapshots
  const base = await inThread('loadWords', { folder }).catch(() => 'unusable' as const)
  if (base === undefined) return
  const words = base === 'unusable' ? undefined : await updatedWords(db, wordsOfBase(base))
  if (!words) log.warn({ folder }, 'the snapshot of the words is not used')
  return words
}

function save(base: WordBase, snapshots?: WordSnapshots) {
  if (!snapshots || base.token === null) return
  const { folder, fromProducts = SNAPSHOT_FROM } = snapshots
  if (base.ids.length < fromProducts) return
  inThread('saveWords', { folder, base }, 'behind').catch((error) =>
    log.warn({ err: error }, 'the snapshot of the words could not be written'),
  )
}

/** Applies all changes since, row by row; returns undefined when only a new base can tell. */
export async function updatedWords(db: Database, words: ShopWords): Promise<ShopWords | undefined> {
  const { ids, now } = await changesSince(db, words.version)
  if (ids === 'all' || words.changed.size + ids.length > MOST_CHANGED) return
  if (ids.length === 0) return { ...words, version: now }
  const next = changing(words)
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    if (at > 0) await setImmediate()
    const some = ids.slice(at, at + ROWS_AT_ONCE)
    next.take(some, await readRows(db, some))
  }
  return next.done(now)
}

async function readRows(db: Database, ids: number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'brand', 'category', 'rating', 'colour', 'options'])
    .select(sql<string>`substr(description, 1, ${DESCRIPTION_LETTERS})`.as('description'))
    .where('id', 'in', ids)
    .where('listed', '=', YES)
    .execute()
  const [there, tags] = [await titlesThere(db, ids), await storedTags(db, ids)]
  return rows.map(
    ({ id, title, brand, category, description, rating, colour, options }): WordsRow => [
      id,
      title,
      brand,
      category,
      description,
      rating,
      there.get(id) ?? null,
      colour,
      options,
      tags.get(id)?.join(' ; ') ?? null,
    ],
  )
}

async function titlesThere(db: Database, ids: number[]) {
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_id', 'title'])
    .where('product_id', 'in', ids)
    .where('title', 'is not', null)
    .execute()
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map([...byProduct].map(([id, some]) => [id, some.map((row) => row.title).join(' ; ')]))
}

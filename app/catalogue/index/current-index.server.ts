import { announceChange } from '../../database/changes.server'
import { retrying } from '../../database/jobs/retrying.server'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import type { Base } from './base/base'
import { weigh } from './base-weight.server'
import type { CatalogueIndex } from './catalogue-index.server'
import { catalogueVersion } from './catalogue-log.server'
import { inThread, type Urgency } from './index-thread.server'
import { type OrderStore, orderStore } from './order-store.server'
import { refreshWords } from './similar/living-words.server'
import { databaseSource } from './source.server'
import { indexedBase, updatedIndex } from './update-index.server'

/** The folder of index snapshots for the next start; a smaller catalogue is read as fast. */
export interface Snapshots {
  folder: string
  fromProducts?: number
}

const SNAPSHOT_FROM = 20_000
/** The number of changed products that are folded into a new base. */
const FOLDED_FROM = 1000
const RETRY_MS = 5000

interface Living {
  index: Promise<CatalogueIndex>
  current?: CatalogueIndex
  madeAt: number
  snapshots?: Snapshots
  updating?: Promise<boolean>
  again?: boolean
  rebuilding?: Promise<void>
}

const living = new WeakMap<Database, Living>()

/** Returns the index in use. The first call for a database loads or makes it, using `snapshots`. */
export function currentIndex(db: Database, snapshots?: Snapshots): Promise<CatalogueIndex> {
  let entry = living.get(db)
  if (!entry) {
    entry = { snapshots } as Living
    entry.index = firstIndex(db, entry)
    living.set(db, entry)
    entry.index.catch(() => living.delete(db)) // The next call tries again.
  }
  return entry.index
}

export const indexStands = (db: Database) => living.get(db)?.current !== undefined

/** Returns the figures of the index in use, or undefined before it is ready. */
export function indexFigures(db: Database) {
  const { current, madeAt } = living.get(db) ?? {}
  return current && { madeAt, products: current.size }
}

/** Applies what changed, row by row; returns false when nothing had changed. */
export async function refreshIndex(db: Database): Promise<boolean> {
  const [changed] = await Promise.all([refreshed(db), refreshWords(db)])
  return changed
}

async function refreshed(db: Database): Promise<boolean> {
  const entry = living.get(db)
  if (!entry) return false
  if (entry.updating) {
    entry.again = true
    return entry.updating
  }
  entry.updating = update(db, entry)
    .catch((error) => {
      failed(db, error)
      return false
    })
    .finally(() => {
      entry.updating = undefined
    })
  return entry.updating
}

/** Resolves once a rebuild under way, if any, has ended. */
export const indexRebuilt = async (db: Database) => living.get(db)?.rebuilding

async function update(db: Database, entry: Living) {
  let changed = false
  do {
    entry.again = false
    const before = await entry.index
    const next = await updatedIndex(db, before)
    if (entry.current !== before) entry.again = true
    else if (next) {
      changed ||= next.version.version !== before.version.version
      stand(entry, next)
    }
    if (!next) rebuild(db, entry, () => rebuiltIndex(db, entry, before.stored))
    else if (next.overlay.ids.size > FOLDED_FROM)
      rebuild(db, entry, () => foldedIndex(db, entry, next))
  } while (entry.again)
  return changed
}

function stand(entry: Living, index: CatalogueIndex) {
  entry.current = index
  entry.madeAt = Date.now()
  entry.index = Promise.resolve(index)
}

function rebuild(db: Database, entry: Living, make: () => Promise<CatalogueIndex>) {
  entry.rebuilding ??= make()
    .then((index) => {
      const isNews = index.version.version !== entry.current?.version.version
      stand(entry, index)
      entry.rebuilding = undefined
      if (isNews) announceChange(db, { products: 'all' })
      void refreshed(db) // It applies what an update gave the old index meanwhile.
    })
    .catch((error) => failed(db, error))
    .finally(() => {
      entry.rebuilding = undefined
    })
}

const failed = retrying(refreshIndex, RETRY_MS, (error) =>
  log.error({ err: error }, 'the catalogue could not be read again'),
)

async function firstIndex(db: Database, entry: Living) {
  const { snapshots } = entry
  const index = (await savedIndex(db, snapshots)) ?? (await rebuiltIndex(db, entry))
  await index.stored.prepare()
  stand(entry, index)
  return index
}

async function savedIndex(db: Database, snapshots?: Snapshots) {
  if (!snapshots) return
  const { folder } = snapshots
  const saved = await inThread('load', { folder }).catch(() => 'unusable' as const)
  if (saved === undefined) return
  const index =
    saved === 'unusable'
      ? undefined
      : await updatedIndex(db, indexedBase(saved, orderStore(weigh(saved))))
  const reason = saved === 'unusable' ? 'damaged or of another release' : 'of another catalogue'
  if (!index) log.warn({ folder, reason }, 'the snapshot of the index is not used')
  return index
}

/** Reads the catalogue until no change is so large that it must be read once more. */
export async function rebuiltIndex(
  db: Database,
  living: Pick<Living, 'snapshots'> = {},
  followed?: OrderStore,
) {
  const urgency = followed ? 'behind' : 'now'
  const read = (from: Database) => readBase(from, urgency)
  for (let tries = 0; ; tries++) {
    // A replica may lag; the primary supplies what changed since.
    const base = await (tries === 0 ? readFromReplica(db, [], read) : read(db))
    const index = await onBase(db, base, living, followed)
    if (index) return index
  }
}

const readBase = async (db: Database, urgency: Urgency) =>
  inThread('build', { source: await databaseSource(db), ...(await catalogueVersion(db)) }, urgency)

/** Returns the index on a new base that contains all changes since the old one. */
export async function foldedIndex(
  db: Database,
  living: Pick<Living, 'snapshots'>,
  before: CatalogueIndex,
) {
  const { base, overlay, stored, table, version } = before
  const { rows, gone } = overlay
  const next = await inThread('fold', { base, rows, gone, table, ...version }, 'behind')
  const index = await onBase(db, next, living, stored)
  return index ?? rebuiltIndex(db, living, stored)
}

async function onBase(
  db: Database,
  base: Base,
  { snapshots }: Pick<Living, 'snapshots'>,
  followed?: OrderStore,
) {
  const stored = orderStore(weigh(base))
  if (followed) await stored.follow(followed)
  save(base, snapshots)
  return updatedIndex(db, indexedBase(base, stored))
}

function save(base: Base, snapshots?: Snapshots) {
  if (!snapshots || base.token === null) return
  const { folder, fromProducts = SNAPSHOT_FROM } = snapshots
  if (base.ids.length < fromProducts) return
  inThread('save', { folder, base }, 'behind').catch((error) =>
    log.warn({ err: error }, 'the snapshot of the index could not be written'),
  )
}

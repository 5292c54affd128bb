import type { Connection, Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { buildIndex, type CatalogueIndex } from './catalogue-index.server'

interface Current {
  index: Promise<CatalogueIndex>
  version: number
  /** Epoch milliseconds. */
  madeAt: number
  products: number
  making?: Promise<boolean>
  again?: boolean
}

const current = new WeakMap<Database, Current>()

export function currentIndex(db: Database): Promise<CatalogueIndex> {
  let entry = current.get(db)
  if (!entry) {
    entry = { index: firstIndex(db), version: 0, madeAt: Date.now(), products: 0 }
    current.set(db, entry)
    entry.index.catch(() => current.delete(db)) // the database was away: the next call tries again
  }
  return entry.index
}

async function firstIndex(db: Database) {
  const version = await catalogueVersion(db)
  const index = await buildIndex(db)
  const entry = current.get(db)
  if (entry) note(entry, version, index)
  return index
}

/** Rebuilds a stale index while the old one serves; false when nothing had changed. */
export async function refreshIndex(db: Database): Promise<boolean> {
  const entry = current.get(db)
  if (!entry) return false
  if (entry.making) {
    entry.again = true
    return entry.making
  }
  entry.making = remake(db, entry)
    .catch((error) => {
      log.error({ err: error }, 'the catalogue could not be read again')
      return false
    })
    .finally(() => {
      entry.making = undefined
    })
  return entry.making
}

async function remake(db: Database, entry: Current) {
  let made = false
  do {
    entry.again = false
    await entry.index
    const version = await catalogueVersion(db)
    if (version === entry.version) continue
    const index = await buildIndex(db)
    entry.index = Promise.resolve(index)
    note(entry, version, index)
    made = true
  } while (entry.again)
  return made
}

function note(entry: Current, version: number, { ids }: CatalogueIndex) {
  Object.assign(entry, { version, madeAt: Date.now(), products: ids.length })
}

/** Of the index in use; undefined before the first is asked for. */
export const indexFigures = (db: Database) => current.get(db)

async function catalogueVersion(db: Database) {
  const row = await db
    .selectFrom('catalogue_state')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst()
  return row?.value ?? 0
}

/** Call in the transaction that changes products (not their stock). */
export async function raiseVersion(connection: Connection) {
  await connection
    .insertInto('catalogue_state')
    .values({ name: 'version', value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: row('catalogue_state.value', '+', 1),
      })),
    )
    .execute()
}

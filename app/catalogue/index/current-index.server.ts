import { readFromReplica } from '../../database/replica.server'
import type { Connection, Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { buildIndex, type CatalogueIndex } from './catalogue-index.server'

interface Current {
  index: Promise<CatalogueIndex>
  version: number
  making?: Promise<boolean>
  again?: boolean
}

const current = new WeakMap<Database, Current>()

export function currentIndex(db: Database): Promise<CatalogueIndex> {
  let entry = current.get(db)
  if (!entry) {
    entry = { index: firstIndex(db), version: 0 }
    current.set(db, entry)
    entry.index.catch(() => current.delete(db)) // the database was away: the next call tries again
  }
  return entry.index
}

async function firstIndex(db: Database) {
  const version = await catalogueVersion(db)
  const index = await readIndex(db, version)
  const entry = current.get(db)
  if (entry) entry.version = version
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
    const index = await readIndex(db, version)
    entry.index = Promise.resolve(index)
    entry.version = version
    made = true
  } while (entry.again)
  return made
}

/** From the replica when it has this version already: no change would have it read once more. */
async function readIndex(db: Database, version: number) {
  const read = async (reader: Database) =>
    reader === db || (await catalogueVersion(reader)) === version ? buildIndex(reader) : undefined
  return (await readFromReplica(db, [], read)) ?? buildIndex(db)
}

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

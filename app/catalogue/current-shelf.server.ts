import type { Database } from '../database/tables.server'
import type { Connection } from '../database/transaction.server'
import { log } from '../http/log.server'
import { makeShelf, type Shelf } from './shelf.server'

interface Kept {
  shelf: Promise<Shelf>
  version: number
  making?: Promise<boolean>
  again?: boolean
}

const kept = new WeakMap<Database, Kept>()

/** The shelf of a database; made on first use, then the last one made. */
export function shelfOf(db: Database): Promise<Shelf> {
  let entry = kept.get(db)
  if (!entry) {
    entry = { shelf: firstShelf(db), version: 0 }
    kept.set(db, entry)
    entry.shelf.catch(() => kept.delete(db)) // a database that was away is asked again
  }
  return entry.shelf
}

async function firstShelf(db: Database) {
  const version = await catalogueVersion(db)
  const shelf = await makeShelf(db)
  const entry = kept.get(db)
  if (entry) entry.version = version
  return shelf
}

/**
 * Makes the shelf anew when the catalogue has changed since, and answers when it stands. Requests
 * meanwhile see the one before, and so does everybody when the database is away. Calls that come
 * together share the work. False: nothing had changed.
 */
export async function refreshShelf(db: Database): Promise<boolean> {
  const entry = kept.get(db)
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

async function remake(db: Database, entry: Kept) {
  let made = false
  do {
    entry.again = false
    await entry.shelf
    const version = await catalogueVersion(db)
    if (version === entry.version) continue
    const shelf = await makeShelf(db)
    entry.shelf = Promise.resolve(shelf)
    entry.version = version
    made = true
  } while (entry.again)
  return made
}

async function catalogueVersion(db: Database) {
  const row = await db
    .selectFrom('catalogue_state')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst()
  return row?.value ?? 0
}

/** To be called in the transaction that changes titles, prices, categories… (not stock). */
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

import { type RawBuilder, sql } from 'kysely'
import { announceChange, type DataChange, recordChange } from '../../database/changes.server'
import { engineOf } from '../../database/engine.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import './tables.server'

/** Makes every page anew, and with it the checkout, which says what countries have places. */
export const CHANGED_PLACES: DataChange = { products: [], pages: true }

/** SQLite's other writers wait for at most so many rows. */
const ROWS_AT_ONCE = 5000

export interface PlaceCountry {
  country: string
  places: number
  importedAt: number
}

export async function listPlaceCountries(db: Database): Promise<PlaceCountry[]> {
  const rows = await db
    .selectFrom('place_countries')
    .select(['country', 'places', 'imported_at'])
    .orderBy('country')
    .execute()
  return rows.map(({ imported_at, ...row }) => ({ ...row, importedAt: Number(imported_at) }))
}

const known = new WeakMap<Database, string[]>()

/** Returns the countries that have places; those last known while the database is away. */
export async function countriesWithPlaces(db: Database): Promise<string[]> {
  try {
    const countries = (await listPlaceCountries(db)).map(({ country }) => country)
    known.set(db, countries)
    return countries
  } catch {
    return known.get(db) ?? []
  }
}

/** Removes countries with their places, and returns those that had any. */
export async function removePlaces(db: Database, countries: readonly string[]) {
  const removed = await inTransaction(db, async (connection) => {
    const rows = await connection
      .deleteFrom('place_countries')
      .where('country', 'in', countries)
      .returning('country')
      .execute()
    if (rows.length > 0) await recordChange(connection, CHANGED_PLACES)
    return rows.map(({ country }) => country)
  })
  if (removed.length > 0) announceChange(db, CHANGED_PLACES)
  for (const country of removed) await deletePlaces(db, country, sql`true`)
  return removed
}

/** Deletes a country's places of some editions; on SQLite in several transactions. */
export async function deletePlaces(db: Database, country: string, editions: RawBuilder<unknown>) {
  const rows = sql`country = ${country} and ${editions}`
  const some = sql`rowid in (select rowid from places where ${rows} limit ${ROWS_AT_ONCE})`
  const part = engineOf(db) === 'postgres' ? rows : some
  const deleteSome = async () => {
    const { numAffectedRows = 0n } = await inTransaction(
      db,
      (connection) => sql`delete from places where ${part}`.execute(connection),
      { synced: false },
    )
    return Number(numAffectedRows)
  }
  while ((await deleteSome()) === ROWS_AT_ONCE);
}

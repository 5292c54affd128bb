import { type RawBuilder, sql } from 'kysely'
import { announceChange, type DataChange, recordChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { deleteRows } from '../../database/transactions/delete-below.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import './tables.server'

/** Makes every page anew, and with it the checkout, which says what countries have places. */
export const CHANGED_PLACES: DataChange = { products: [], pages: true }

interface PlaceCountry {
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

/** Deletes a country's places of some editions. */
export const deletePlaces = (db: Database, country: string, editions: RawBuilder<unknown>) =>
  deleteRows(db, 'places', sql`country = ${country} and ${editions}`)

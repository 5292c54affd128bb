import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { csvRows } from '../../catalogue/incoming/file-rows.server'
import { RefusedSource } from '../../catalogue/incoming/refused-source'
import { announceChange, recordChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { CHANGED_PLACES, deletePlaces } from './place-countries.server'
import { PLACE_COLUMNS, REQUIRED_COLUMNS, type ReadPlace, readPlace } from './read-place.server'
import './tables.server'

/** The most rows of a file. */
export const MOST_PLACES = 500_000
/** Rows a transaction: on SQLite orders wait for one. */
const AT_ONCE = 500

interface ImportedPlaces {
  /** The places stored, by country. */
  stored: Record<string, number>
  /** Rows with the post code and city of an earlier one. */
  repeated: number
  refused: { line: number; reason: string }[]
}

interface Options {
  onUnknown?: (columns: string[]) => void
  most?: number
}

/**
 * Replaces the places of the countries in a CSV file; until all are stored the former ones are
 * found. Rows that cannot be are left out. Throws `RefusedSource` when nothing was changed.
 */
export async function importPlaces(
  db: Database,
  path: string,
  { onUnknown, most = MOST_PLACES }: Options = {},
): Promise<ImportedPlaces> {
  // Of imports side by side the one that began last is shown; each has rows of its own.
  const edition = Date.now() * 1000 + randomInt(1000)
  const imported: ImportedPlaces = { stored: {}, repeated: 0, refused: [] }
  try {
    await writeEdition(db, { path, edition, most, onUnknown }, imported)
    const countries = Object.keys(imported.stored)
    if (countries.length === 0) throw new RefusedSource(`${path} has no place that can be used`)
    await showEdition(db, edition, imported.stored)
  } catch (error) {
    for (const country of Object.keys(imported.stored))
      await deletePlaces(db, country, sql`edition = ${edition}`)
    throw error
  }
  // What fails from here on leaves the places that are shown. The rows of an import that began later
  // stay.
  for (const country of Object.keys(imported.stored))
    await deletePlaces(db, country, sql`edition < ${edition}`)
  return imported
}

interface Writing extends Options {
  path: string
  edition: number
  most: number
}

async function writeEdition(
  db: Database,
  { path, edition, most, onUnknown }: Writing,
  imported: ImportedPlaces,
) {
  const rows = csvRows(path, onUnknown, new Set(PLACE_COLUMNS))
  let read = 0
  let waiting: ReadPlace[] = []
  const write = async () => {
    const places = waiting
    waiting = []
    const added = await addPlaces(db, edition, places)
    for (const { country } of added) imported.stored[country] = (imported.stored[country] ?? 0) + 1
    imported.repeated += places.length - added.length
  }
  for await (const { row, value, broken } of rows) {
    if (++read > most) throw new RefusedSource(`${path} has more than ${most} rows`)
    const cells = (value ?? {}) as Record<string, string>
    if (!broken) refuseLacking(path, cells)
    const place = broken ?? readPlace(cells)
    if (typeof place === 'string') imported.refused.push({ line: row, reason: place })
    else waiting.push(place)
    if (waiting.length >= AT_ONCE) await write()
  }
  if (waiting.length > 0) await write()
}

function refuseLacking(path: string, cells: Record<string, string>) {
  const lacking = REQUIRED_COLUMNS.filter((name) => cells[name] === undefined)
  if (lacking.length > 0)
    throw new RefusedSource(`${path} has no column ${lacking.join(', ')} in its first line`)
}

/** Stores places that the edition lacks, and returns them. */
const addPlaces = (db: Database, edition: number, places: readonly ReadPlace[]) =>
  inTransaction(
    db,
    (connection) =>
      connection
        .insertInto('places')
        .values(places.map((place) => ({ ...place, edition })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('country')
        .execute(),
    { synced: false },
  )

async function showEdition(db: Database, edition: number, stored: Record<string, number>) {
  await inTransaction(db, async (connection) => {
    for (const [country, places] of Object.entries(stored)) {
      const values = { edition, places, imported_at: Date.now() }
      const shown = await connection
        .insertInto('place_countries')
        .values({ country, ...values })
        .onConflict((conflict) =>
          conflict
            .column('country')
            .doUpdateSet(values)
            .where('place_countries.edition', '<', edition),
        )
        .returning('edition')
        .executeTakeFirst()
      // A later import of the country ended meanwhile: it has removed the rows of this one, or will.
      if (!shown)
        throw new RefusedSource(`places of ${country} were imported by another command meanwhile`)
    }
    await recordChange(connection, CHANGED_PLACES)
  })
  announceChange(db, CHANGED_PLACES)
}

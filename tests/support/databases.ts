import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { dropDatabase, freshDatabase } from './seeded/fresh-database'
import type { Filled } from './seeded/templates'

export interface Place {
  engine: 'sqlite' | 'postgres'
  databaseUrl?: string
  dataDir: string
}

/** Makes a place of its own for the caller: empty, or a copy of a database made once a run. */
export type MakePlace = (filled?: Filled) => Promise<Place>

/** Opens a database of its own for the caller, with the tables alone or the demo catalogue too. */
export type OpenDatabase = (filled?: Filled) => Promise<Database>

type Suite = (open: OpenDatabase) => void

/** Runs a suite on each engine; skips PostgreSQL's half where there is none. */
export const eachDatabase = (name: string, suite: Suite) => inDatabases(name, suite, eachPlace)

/**
 * Returns `eachDatabase` for a file that runs on SQLite by day and on PostgreSQL too in `npm test
 * -- nightly`. `why` tells why the engine does not matter: no engine's own SQL, no lock, no race,
 * no money and no stock.
 */
export function onSqliteByDay(why: string) {
  if (!why) throw new Error('a file that runs on one engine by day says why')
  const places = process.env.NIGHTLY ? eachPlace : onSqlite
  return (name: string, suite: Suite) => inDatabases(name, suite, places)
}

/**
 * Returns the moments at which a trial is repeated: by day every third, from the first to the last,
 * and all of them in `npm test -- nightly`.
 */
export const momentsByDay = <T>(moments: readonly T[]) =>
  moments.filter((_, at) => process.env.NIGHTLY || at % 3 === 0)

function inDatabases(name: string, suite: Suite, places: typeof eachPlace) {
  places(name, (place) => {
    const opened: Database[] = []
    suite(async (filled = 'migrated') => {
      const db = await openPlace(await place(filled), filled)
      opened.push(db)
      return db
    })
    afterAll(async () => {
      await Promise.all(opened.map(closeDatabase))
    })
  })
}

/** Opens the database of a place with the content that `filled` names. */
export async function openPlace(place: Place, filled: Filled) {
  const db = await openDatabase(place)
  if (filled === 'migrated') return db
  // The state is that of a first start; tests without a catalogue do not load its code.
  const { seedDemo } = await import('../../app/catalogue/seed.server')
  const { refreshIndex } = await import('../../app/catalogue/index/current-index.server')
  await seedDemo(db)
  await refreshIndex(db)
  return db
}

type PlacedSuite = (place: MakePlace, engine: Place['engine']) => void

/** Runs a suite that starts server processes; `place` makes a fresh, empty place. */
export const eachPlace = (name: string, suite: PlacedSuite) => inPlaces(name, suite, {})

const onSqlite: typeof eachPlace = (name, suite) => inSqlitePlaces(name, suite, {})

/** Runs a suite whose places are copies of the demo catalogue (support/seeded/seed-once.ts). */
export const eachSeededPlace = (name: string, suite: PlacedSuite) =>
  inPlaces(name, suite, {
    folder: process.env.SEEDED_DATA_DIR,
    database: process.env.SEEDED_DATABASE,
  })

interface Copied {
  folder?: string
  database?: string
}

function inPlaces(name: string, suite: PlacedSuite, copyOf: Copied) {
  inSqlitePlaces(name, suite, copyOf)
  inPostgresPlaces(name, suite, copyOf)
}

function inSqlitePlaces(name: string, suite: PlacedSuite, copyOf: Copied) {
  const templates = inject('templates')
  describe(`${name} (SQLite)`, () => {
    const makeFolder = foldersOfSuite()
    const place: MakePlace = async (filled) => {
      const dataDir = makeFolder()
      const folder = filled ? templates?.[filled].folder : copyOf.folder
      if (folder) cpSync(folder, dataDir, { recursive: true })
      return { engine: 'sqlite', dataDir }
    }
    suite(place, 'sqlite')
  })
}

function inPostgresPlaces(name: string, suite: PlacedSuite, copyOf: Copied) {
  const postgresUrl = inject('postgresUrl')
  const templates = inject('templates')
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL)`, () => {
    const makeFolder = foldersOfSuite()
    const made: string[] = []
    beforeAll(() => async () => {
      for (const databaseUrl of made) await dropDatabase(postgresUrl, databaseUrl)
    })
    const place: MakePlace = async (filled) => {
      const copied = filled ? templates?.[filled].database : copyOf.database
      const databaseUrl = await freshDatabase(postgresUrl, copied)
      made.push(databaseUrl)
      return { engine: 'postgres', databaseUrl, dataDir: makeFolder() }
    }
    suite(place, 'postgres')
  })
}

/**
 * Removes the folders after the tests. Call it first: what `beforeAll` returns runs after every
 * `afterAll`, the latest first, so that shops have stopped and databases are closed by then.
 */
function foldersOfSuite() {
  const folders: string[] = []
  beforeAll(() => () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'exclusive-data-'))
    folders.push(folder)
    return folder
  }
}

export const settingsOf = ({ databaseUrl, dataDir }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

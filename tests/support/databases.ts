import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { freshDatabase } from './seeded/fresh-database'

export interface Place {
  engine: 'sqlite' | 'postgres'
  databaseUrl?: string
  dataDir: string
}

/** Runs a suite on each engine; skips PostgreSQL's half where there is none. */
export function eachDatabase(name: string, suite: (open: () => Promise<Database>) => void) {
  eachPlace(name, (place) => {
    const opened: Database[] = []
    suite(async () => {
      const db = await openDatabase(await place())
      opened.push(db)
      return db
    })
    afterAll(async () => {
      await Promise.all(opened.map(closeDatabase))
    })
  })
}

type PlacedSuite = (place: () => Promise<Place>, engine: Place['engine']) => void

/** The same for suites that start server processes: `place` makes a fresh, empty place. */
export const eachPlace = (name: string, suite: PlacedSuite) => inPlaces(name, suite, {})

/** Each place holds the demo catalogue: a copy of what support/seeded/seed-once.ts made. */
export const eachSeededPlace = (name: string, suite: PlacedSuite) =>
  inPlaces(name, suite, {
    folder: process.env.SEEDED_DATA_DIR,
    database: process.env.SEEDED_DATABASE,
  })

function inPlaces(
  name: string,
  suite: PlacedSuite,
  copyOf: { folder?: string; database?: string },
) {
  const postgresUrl = inject('postgresUrl')
  describe(`${name} (SQLite)`, () => {
    const makeFolder = foldersOfSuite()
    const place = async (): Promise<Place> => {
      const dataDir = makeFolder()
      if (copyOf.folder) cpSync(copyOf.folder, dataDir, { recursive: true })
      return { engine: 'sqlite', dataDir }
    }
    suite(place, 'sqlite')
  })
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL)`, () => {
    const makeFolder = foldersOfSuite()
    const place = async (): Promise<Place> => ({
      engine: 'postgres',
      databaseUrl: await freshDatabase(postgresUrl, copyOf.database),
      dataDir: makeFolder(),
    })
    suite(place, 'postgres')
  })
}

/** Call first, so that the databases are closed by the time the folders are removed. */
function foldersOfSuite() {
  const folders: string[] = []
  afterAll(() => {
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

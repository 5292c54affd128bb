import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'

/** Where one database is, for `openDatabase` and for a server process. */
export interface Place {
  engine: 'sqlite' | 'postgres'
  databaseUrl?: string
  dataDir: string
}

/**
 * Describes a suite once on each engine. `open` opens a fresh, migrated database; all of them are
 * closed and removed after the suite. Where there is no PostgreSQL its half shows as skipped.
 */
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

/** The same for suites that start server processes: `place` makes a fresh, empty place. */
export function eachPlace(name: string, suite: (place: () => Promise<Place>) => void) {
  const postgresUrl = inject('postgresUrl')
  describe(`${name} (SQLite)`, () => {
    const makeFolder = foldersOfSuite()
    suite(async () => ({ engine: 'sqlite', dataDir: makeFolder() }))
  })
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL)`, () => {
    const makeFolder = foldersOfSuite()
    suite(async () => ({
      engine: 'postgres',
      databaseUrl: await freshDatabase(postgresUrl),
      dataDir: makeFolder(),
    }))
  })
}

/** Makes folders and removes them after the suite; called first, so that databases are closed by then. */
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

/** Environment variables that have a server process use a place. */
export const settingsOf = ({ databaseUrl, dataDir }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

async function freshDatabase(serverUrl: string) {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}

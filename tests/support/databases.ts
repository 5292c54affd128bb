import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'

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

/** The same for suites that start server processes: `place` makes a fresh, empty place. */
export function eachPlace(
  name: string,
  suite: (place: () => Promise<Place>, engine: Place['engine']) => void,
) {
  const postgresUrl = inject('postgresUrl')
  describe(`${name} (SQLite)`, () => {
    const makeFolder = foldersOfSuite()
    suite(async () => ({ engine: 'sqlite', dataDir: makeFolder() }), 'sqlite')
  })
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL)`, () => {
    const makeFolder = foldersOfSuite()
    suite(
      async () => ({
        engine: 'postgres',
        databaseUrl: await freshDatabase(postgresUrl),
        dataDir: makeFolder(),
      }),
      'postgres',
    )
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

export async function freshDatabase(serverUrl: string) {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}

import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { eachPlace, type Place } from '../../../tests/support/databases'
import { setDatabase } from '../../database/current.server'
import { closeDatabase, openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { unreadyReason } from '../../http/readiness.server'
import { importProducts } from '../incoming/import-products.server'
import { listCards } from '../queries/products.server'
import type { Base } from './base/base'
import { readSnapshot, snapshotPath, writeSnapshot } from './base/snapshot.server'
import { currentIndex, rebuiltIndex } from './current-index.server'
import { startIndex } from './start-index.server'

const folders: string[] = []
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-snapshot-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function put(db: Database, from: number, to: number, title: string) {
  const rows = async function* () {
    for (let id = from; id <= to; id++)
      yield {
        row: id,
        value: {
          id,
          title: `${title} ${id}`,
          category: 'laptops',
          price: id,
          thumbnail: 'https://p.example/1.webp',
        },
      }
  }
  await importProducts(db, rows(), { source: 'file' })
}

const titles = async (db: Database) =>
  (await listCards(db, { show: 100 })).products.map(({ title }) => title)

eachPlace('a start with a snapshot', (place) => {
  const opened: Database[] = []
  const open = async (where: Place) => {
    const db = await openDatabase(where)
    opened.push(db)
    return db
  }
  afterAll(() => Promise.all(opened.map(closeDatabase)))

  async function shopWithSnapshot() {
    const where = await place()
    const db = await open(where)
    await put(db, 1, 3, 'Lamp')
    const snapshots = { folder: freshFolder(), fromProducts: 1 }
    await currentIndex(db, snapshots)
    await expect
      .poll(() => existsSync(snapshotPath(snapshots.folder)), { timeout: 30_000 })
      .toBe(true)
    return { where, db, snapshots }
  }

  test('a start loads the snapshot and applies what changed since, row by row', async () => {
    const { where, db, snapshots } = await shopWithSnapshot()
    const { version } = await currentIndex(db)
    await put(db, 3, 4, 'Chair')
    const next = await open(where)
    const index = await currentIndex(next, snapshots)
    expect([index.base.version, index.overlay.rows.length]).toEqual([version.version, 2])
    expect(await titles(next)).toEqual(['Chair 3', 'Chair 4', 'Lamp 1', 'Lamp 2'])
  })

  test('the shop is unready until the index is ready', async () => {
    const db = await open(await place())
    setDatabase(db)
    const started = startIndex(db, { folder: freshFolder() })
    expect(await unreadyReason()).toBe('the catalogue is being read')
    await started
    expect(await unreadyReason()).not.toBe('the catalogue is being read')
  })

  test('a start with a damaged snapshot or another shop’s reads the whole catalogue', async () => {
    const { where, snapshots } = await shopWithSnapshot()
    const unwritten = { folder: snapshots.folder, fromProducts: 1000 }
    const other = await open(await place())
    await put(other, 1, 3, 'Vase')
    const index = await currentIndex(other, unwritten)
    expect(index.overlay.rows).toEqual([])
    expect(await titles(other)).toEqual(['Vase 1', 'Vase 2', 'Vase 3'])

    const path = snapshotPath(snapshots.folder)
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(300) ^ 1, 300)
    writeFileSync(path, bytes)
    const next = await open(where)
    await currentIndex(next, unwritten)
    expect(await titles(next)).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3'])
  })
})

async function someBase(): Promise<Base> {
  const dataDir = freshFolder()
  const db = await openDatabase({ dataDir })
  await put(db, 1, 2000, 'Ümlaut lamp')
  const { base } = await rebuiltIndex(db)
  await closeDatabase(db)
  return base
}

test('a snapshot is read as it was written; a cut, damaged or foreign one is refused', async () => {
  const base = await someBase()
  const folder = freshFolder()
  writeSnapshot(folder, base)
  expect(readSnapshot(folder)).toEqual(base)
  const whole = readFileSync(snapshotPath(folder))
  // Half of the places are in the first bytes, which no checksum covers.
  const place = fc.oneof(
    fc.integer({ min: 0, max: 127 }),
    fc.integer({ min: 0, max: whole.length - 1 }),
  )
  const read = (bytes: Uint8Array) => {
    writeFileSync(snapshotPath(folder), bytes)
    return readSnapshot(folder)
  }
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(damaged.readUInt8(at) ^ bits, at)
      expect(read(damaged)).toBe('unusable')
      expect(read(whole.subarray(0, at))).toBe('unusable')
    }),
    { numRuns: 400 },
  )
  expect(read(Buffer.concat([whole, Buffer.of(0)]))).toBe('unusable')
  rmSync(snapshotPath(folder))
  expect(readSnapshot(folder)).toBeUndefined()
})

test('a crash in the middle of writing keeps the old snapshot', async () => {
  const base = await someBase()
  const folder = freshFolder()
  writeSnapshot(folder, base)
  const first = join(freshFolder(), 'first')
  copyFileSync(snapshotPath(folder), first)
  const halfWritten = () => readdirSync(folder).some((name) => name.endsWith('.tmp'))
  for (let crash = 0; crash < 40 && !halfWritten(); crash++) {
    const child = spawn(process.execPath, ['tests/support/snapshot-writer.ts', folder])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await sleep(crash % 7)
    child.kill('SIGKILL')
    await ended
    const read = readSnapshot(folder)
    if (read === undefined || read === 'unusable') throw new Error(`${read}`)
    expect({ ...read, version: 0 }).toEqual({ ...base, version: 0 })
    expect(read.version).toBeGreaterThan(base.version)
  }
  expect(halfWritten()).toBe(true)
})

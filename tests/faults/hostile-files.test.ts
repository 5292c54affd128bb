import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { sessionOf } from '../support/desk/desk-client'
import { HOSTILE_FILES } from '../support/hostile-files/all-hostile-files'
import { hostileDoors } from '../support/hostile-files/hostile-doors'

const MEGABYTE = 1024 * 1024
/** Far below what any of the files takes of its reader; what a few requests leave behind. */
const MOST_GROWN_MB = 150

let shop: BuiltShop
let doors: ReturnType<typeof hostileDoors>
const dataDir = mkdtempSync(join(tmpdir(), 'shop-hostile-files-'))
beforeAll(async () => {
  shop = await startBuiltShop({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
  const db = await openDatabase({ dataDir })
  const { cookie } = await sessionOf(db, 'owner')
  await closeDatabase(db)
  doors = hostileDoors({ origin: shop.origin, cookie }, { DATA_DIR: dataDir })
  for (let times = 0; times < 20; times++) await fetch(`${shop.origin}/shop?page=${times}`)
  before = await memory()
})
afterAll(async () => {
  await shop.end()
  rmSync(dataDir, { recursive: true, force: true })
})

let before = 0
/** Returns the memory of the shop's process, in bytes. */
async function memory() {
  const text = await (await fetch(`${shop.origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

test('there are sixty hostile files and more', () => {
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60)
})

test.each(HOSTILE_FILES)('$door: $name gets a clear answer', async (file) => {
  expect(await doors.through(file, await file.bytes())).toMatch(file.answer)
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
})

test('the shop’s process is about as large as before, and nothing is left of uploads', async () => {
  expect((await memory()) - before).toBeLessThan(MOST_GROWN_MB * MEGABYTE)
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
})

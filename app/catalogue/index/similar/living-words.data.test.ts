import { existsSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { idsByWords } from '../../../../tests/support/catalogue/ids-by-words'
import { eachPlace } from '../../../../tests/support/databases'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { closeDatabase, openDatabase } from '../../../database/open.server'
import type { Database } from '../../../database/tables.server'
import { log } from '../../../http/log.server'
import { importProducts } from '../../incoming/import-products.server'
import { snapshotPath, WORDS } from '../base/snapshot.server'
import { currentIndex, refreshIndex } from '../current-index.server'
import { shopWords, startWords, wordsMade } from './living-words.server'

async function put(db: Database, products: { id: number; title: string }[]) {
  const rows = async function* () {
    for (const [row, { id, title }] of products.entries())
      yield {
        row,
        value: { id, title, category: 'laptops', price: 9, thumbnail: 'https://p.example/1.webp' },
      }
  }
  await importProducts(db, rows(), { source: 'file' })
}

async function found(db: Database, text: string, besides?: number) {
  await shopWords(db)
  await wordsMade(db) // A search waits two seconds at most, a busy machine may take longer.
  const words = await shopWords(db)
  return words ? idsByWords(words, text, { besides: besides ? [besides] : [] }) : []
}

const many = (from: number, to: number, title: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at, title }))

eachPlace('the words of a catalogue', (place) => {
  const folder = ownFolder()
  const opened: Database[] = []
  const open = async (where: Awaited<ReturnType<typeof place>>) => {
    const db = await openDatabase(where)
    opened.push(db)
    return db
  }
  afterAll(() => Promise.all(opened.map(closeDatabase)))

  test('new, changed and vanished products show after the next refresh, many or few', async () => {
    const where = await place()
    const [writing, db] = [await open(where), await open(where)]
    await put(writing, [{ id: 1, title: 'Oak lamp' }])
    await currentIndex(db)
    expect(await found(db, 'lamps of oak')).toEqual([1])
    await put(writing, [
      { id: 1, title: 'Oak chair' },
      { id: 2, title: 'Lamp, oak' },
    ])
    await refreshIndex(db)
    expect(await found(db, 'lamps of oak')).toEqual([2])
    expect(await found(db, 'oak', 1)).toEqual([2])
    await writing.updateTable('products').set({ listed: 0 }).where('id', '=', 2).execute()
    await put(writing, many(3, 6000, 'Steel kettle'))
    await refreshIndex(db)
    await wordsMade(db)
    expect(await found(db, 'kettels steel').then((ids) => ids.slice(0, 2))).toEqual([3, 4])
    expect(await found(db, 'lamps of oak')).toEqual([])
  })

  test('a start loads the words from the snapshot and applies what changed since', async () => {
    const where = await place()
    const [db, next] = [await open(where), await open(where)]
    await put(db, many(1, 3, 'Oak lamp'))
    const snapshots = { folder, fromProducts: 1 }
    startWords(db, snapshots)
    await wordsMade(db)
    await expect.poll(() => existsSync(snapshotPath(folder, WORDS))).toBe(true)
    await put(db, [{ id: 2, title: 'Oak chair' }])
    const { words } = await started(next, snapshots)
    expect([words?.base.ids.length, words?.changed.size]).toEqual([3, 1])
    expect(await found(next, 'lamps oak')).toEqual([1, 3])
  })

  async function started(db: Database, snapshots: { folder: string }) {
    const entry = startWords(db, snapshots)
    await wordsMade(db)
    return entry
  }

  test('a failed reading is retried by one timer each, and not after the shop has ended', async () => {
    const [away, ended] = [await openDatabase(await place()), await openDatabase(await place())]
    for (const db of [away, ended]) {
      await currentIndex(db)
      await found(db, 'lamp')
    }
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const retries = () => timer.mock.calls.filter(([, ms]) => ms === 5000)
    try {
      await away.destroy() // A database that does not answer fails likewise.
      for (let times = 0; times < 4; times++) await refreshIndex(away)
      expect([error.mock.calls.length, retries().length]).toEqual([8, 2])
      await closeDatabase(ended)
      await refreshIndex(ended)
      expect([error.mock.calls.length, retries().length]).toEqual([8, 2])
    } finally {
      timer.mockRestore()
      error.mockRestore()
      await closeDatabase(away).catch(() => {})
    }
  })
})

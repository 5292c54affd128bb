import { beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { ownDataFolder } from '../../../../tests/support/files/own-data-folder'
import { startWorker } from '../../../database/jobs/worker.server'
import type { Database } from '../../../database/tables.server'
import { endSandboxes } from '../../../sandbox/sandbox.server'
import { findImport, startImport, takeFile } from './file-imports.server'
import { importHandlers } from './import-job.server'

/** Enough rows that reading them takes most of a second; storing takes longer, so that fewer do. */
const READ_ROWS = 10_000
const STORED_ROWS = 4_000
const fileOf = (rows: number) =>
  `sku,title,category,price,stock\n${Array.from({ length: rows }, (_, at) => `S${at},Thing ${at},things,5,1\n`).join('')}`

eachDatabase('an import whose reader ends', (open) => {
  ownDataFolder()
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  const working = () => startWorker(db, importHandlers(db), { pollMs: 25, backoffMs: 5 })
  const take = (rows = READ_ROWS) => {
    const body = new Blob([fileOf(rows)]).stream()
    return takeFile(db, { name: 'goods.csv', body: body as never, staff: 'Mina' }, async () => {})
  }
  const rowOf = (id: string) =>
    db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const until = async (id: string, isSo: (row: Awaited<ReturnType<typeof rowOf>>) => boolean) =>
    vi.waitFor(async () => expect(isSo(await rowOf(id))).toBe(true), {
      timeout: 100_000,
      interval: 25,
    })
  /** Resolves once the import has begun reading this many times and runs. */
  const reads = (id: string, times: number) =>
    until(id, ({ broken_off, done, of }) => broken_off === times && done > 0 && of === 0)
  const products = async () =>
    Number(
      (
        await db
          .selectFrom('products')
          .select((row) => row.fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all,
    )

  test('an import that ends while reading is read once more, then refused', async () => {
    const id = await take()
    const worker = working()
    await reads(id, 1)
    await endSandboxes()
    await db.updateTable('product_imports').set({ done: 0 }).execute()
    await reads(id, 2)
    await endSandboxes()
    await until(id, ({ state }) => state === 'failed')
    expect((await findImport(db, id))?.report?.reason).toBe(
      'goods.csv is not read again, as reading it broke off twice (ended the process that read it). Nothing was changed.',
    )
    expect(await products()).toBe(0)
    expect(await startImport(db, id, 'check', async () => {})).toBe(true)
    await until(id, ({ state }) => state === 'checked')
    await worker.stop()
  })

  test('a break-off that ends the whole shop counts too', async () => {
    const id = await take(1)
    await db.updateTable('product_imports').set({ broken_off: 1 }).execute()
    const other = await take(1)
    await db.updateTable('product_imports').set({ broken_off: 2 }).where('id', '=', other).execute()
    const worker = working()
    await until(other, ({ state }) => state === 'failed')
    await until(id, ({ state }) => state === 'checked')
    await worker.stop()
    expect((await findImport(db, other))?.report?.reason).toMatch(/reading it broke off twice\./)
    expect((await rowOf(id)).broken_off).toBe(0)
  })

  test('an import that breaks off while storing resumes and stores all', async () => {
    const id = await take(STORED_ROWS)
    const worker = working()
    await until(id, ({ state }) => state === 'checked')
    await startImport(db, id, { replace: false, sure: false, setStock: false }, async () => {})
    // Progress is told twice a second, in which a fast machine stores all.
    await vi.waitFor(async () => expect(await products()).toBeGreaterThan(0), {
      timeout: 100_000,
      interval: 5,
    })
    await endSandboxes()
    expect(await products()).toBeLessThan(STORED_ROWS)
    await until(id, ({ state }) => state === 'done')
    await worker.stop()
    expect(await products()).toBe(STORED_ROWS)
    const { report } = (await findImport(db, id))?.report ?? {}
    expect(report).toMatchObject({ read: STORED_ROWS, rejectedCount: 0 })
  })

  test('an import that stops with the shop starts over and costs no attempt', async () => {
    const id = await take()
    const first = working()
    await reads(id, 1)
    await first.stop()
    const [job] = await db.selectFrom('jobs').selectAll().execute()
    expect(job).toMatchObject({ attempts: 0, state: 'waiting' })
    expect((await rowOf(id)).broken_off).toBe(0)
    const second = working()
    await until(id, ({ state }) => state === 'checked')
    await second.stop()
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import type { Database } from '../../database/tables.server'
import { fileRows } from '../incoming/file-rows.server'
import { differences } from '../incoming/files/differences.server'
import { type ImportOptions, importProducts } from '../incoming/import-products.server'
import { INCOMING_FIELDS } from '../incoming/incoming-product'
import { unknownColumns } from '../incoming/sheets/column-names.server'
import type { SourceRow } from '../incoming/spool.server'
import { exportedProducts } from './export-products.server'
import { CATALOGUE_WRITERS } from './write-catalogue'

const SHIRT = {
  ...product(2),
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { sku: 'CT-S', values: ['S'], price: 12.9, stock: 8 },
    { sku: 'CT-M', values: ['M'], price: 13.9, stock: 5 },
  ],
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-export-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* rowsOf(values: object[]): AsyncGenerator<SourceRow> {
  for (const [at, value] of values.entries()) yield { row: at + 1, value }
}
const load = (db: Database, rows: AsyncIterable<SourceRow>, more: Partial<ImportOptions> = {}) =>
  importProducts(db, rows, { source: 'file', partial: true, ...more })

/** Exports the catalogue and returns the file's path; `edit` changes its text. */
async function exported(
  db: Database,
  kind: keyof typeof CATALOGUE_WRITERS,
  edit = (text: string) => text,
) {
  let text = ''
  for await (const piece of CATALOGUE_WRITERS[kind](exportedProducts(db), true)) text += piece
  const path = join(folder, `catalogue${kind}`)
  await writeFile(path, edit(text))
  return path
}

/** Takes pieces as an order does: the lamp of id 1, the shirt's size S of id 2. */
async function sell(db: Database, lamps: number, shirts: number) {
  const take = async (id: number, pieces: number) =>
    db
      .updateTable('stock')
      .set((row) => ({ quantity: row('quantity', '-', pieces) }))
      .where('product_id', '=', id)
      .execute()
  await take(1, lamps)
  await take(2, shirts)
  const { id } = await db
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', 'CT-S')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('variant_stock')
    .set((row) => ({ quantity: row('quantity', '-', shirts) }))
    .where('variant_id', '=', id)
    .execute()
}

/** Returns what is left of the lamp, the shirt, its size S and its size M. */
async function left(db: Database) {
  const stock = await db.selectFrom('stock').selectAll().orderBy('product_id').execute()
  const variants = await db
    .selectFrom('variants')
    .innerJoin('variant_stock', 'variant_stock.variant_id', 'variants.id')
    .select('quantity')
    .orderBy('sku', 'desc')
    .execute()
  return [...stock, ...variants].map(({ quantity }) => quantity)
}

eachDatabase('a file that the shop exported, imported again', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    await load(db, rowsOf([product(1), SHIRT]))
    await sell(db, 3, 2)
    expect(await left(db)).toEqual([7, 11, 6, 5])
  })

  describe.each(['.csv', '.ndjson', '.json'] as const)('as %s', (kind) => {
    test('takes nothing off again, however often, and changes nothing', async () => {
      const path = await exported(db, kind)
      for (let times = 0; times < 2; times++) {
        expect(await load(db, fileRows(path))).toMatchObject({ read: 2, changed: 0, restocked: 0 })
        expect(await left(db)).toEqual([7, 11, 6, 5])
      }
    })

    test('leaves what was sold after the export sold', async () => {
      const path = await exported(db, kind)
      await sell(db, 4, 1)
      await load(db, fileRows(path))
      expect(await left(db)).toEqual([3, 10, 5, 5])
    })

    test('adds once what was added in it', async () => {
      const path = await exported(db, kind, (text) =>
        kind === '.csv' ? text.replace(/,7,/, ',17,') : text.replace('"stock":7', '"stock":17'),
      )
      await sell(db, 1, 0)
      for (let times = 0; times < 2; times++) {
        await load(db, fileRows(path))
        expect(await left(db)).toEqual([16, 11, 6, 5])
      }
      // The source goes on counting from its own last figure.
      await load(db, rowsOf([product(1, { stock: 21 })]))
      expect((await left(db))[0]).toBe(17)
    })
  })

  test('an exported table names no column that an import leaves out', async () => {
    await load(db, rowsOf([product(1), SHIRT]))
    const [header = ''] = (await readFile(await exported(db, '.csv'), 'utf8')).split('\n')
    expect(unknownColumns(header.trim().split(','), INCOMING_FIELDS)).toEqual([])
  })

  test('is as counted with --set-stock', async () => {
    const path = await exported(db, '.csv')
    await sell(db, 4, 1)
    await load(db, fileRows(path), { setStock: true })
    expect(await left(db)).toEqual([7, 11, 6, 5])
  })

  test('is a source’s report in another shop', async () => {
    const path = await exported(db, '.ndjson')
    const other = await open()
    await load(other, fileRows(path))
    expect(await left(other)).toEqual([7, 11, 6, 5])
    await sell(other, 1, 1)
    await exported(other, '.csv')
    await sell(db, 2, 0)
    await load(other, fileRows(await exported(db, '.ndjson')))
    expect(await left(other)).toEqual([4, 10, 5, 5])
  })

  test('shows no difference beforehand', async () => {
    const path = await exported(db, '.csv')
    const found = differences(db, 'file', false)
    await load(db, fileRows(path), { dryRun: true, onBatch: found.take })
    expect(found.shown).toEqual([])
  })

  test('says no moves where none were', async () => {
    await load(db, rowsOf([product(1), SHIRT]), { setStock: true })
    for await (const one of exportedProducts(db)) {
      expect(one).not.toHaveProperty('movedSinceImport')
      expect(one).not.toHaveProperty('exportedFrom')
    }
  })
})

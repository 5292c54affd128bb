import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importFile, shirt } from '../../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../../tests/support/databases'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { product } from '../../../../tests/support/network/stub-host'
import { placed } from '../../../../tests/support/placed-order'
import type { Database } from '../../../database/tables.server'
import { findProduct } from '../../queries/products.server'
import { fileRows } from '../file-rows.server'
import { differences } from '../files/differences.server'
import { type ImportOptions, importProducts } from '../import-products.server'

const folder = ownFolder()

eachDatabase('a table that names variants by their SKUs', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    const { rejectedCount } = await importFile(db, [
      shirt(1),
      shirt(2),
      product(3, { sku: 'LAMP', title: 'Lamp' }),
    ])
    expect(rejectedCount).toBe(0)
  })

  function imported(lines: string[], options: Partial<ImportOptions> = {}) {
    const path = join(folder, 'list.csv')
    writeFileSync(path, `${lines.join('\n')}\n`)
    return importProducts(db, fileRows(path), { source: 'file', partial: true, ...options })
  }
  const variantsOf = async (id: number) => {
    const { variants = [] } = (await findProduct(db, id)) ?? {}
    return variants.map(({ stock, price }) => ({ stock, price }))
  }

  test('counts their pieces, prices them, and leaves the others as they are', async () => {
    const [red, ...others] = await variantsOf(1)
    const counted = ['SKU,Name,Qty', 'SH-1-MR,Shirt 1 - M,9', 'LAMP,Lamp,4', 'SH-2-SR,,0']
    expect(await imported(counted, { setStock: true })).toMatchObject({ read: 3, rejected: [] })
    expect(await variantsOf(1)).toMatchObject([red as object, { stock: 9 }, others[1] as object])
    expect(await findProduct(db, 1)).toMatchObject({ stock: 14 })
    expect((await variantsOf(2))[0]).toMatchObject({ stock: 0 })
    expect(await findProduct(db, 3)).toMatchObject({ stock: 4 })
    expect(await imported(['SKU,Price', 'SH-1-SR,21.50'])).toMatchObject({ rejected: [] })
    expect(await variantsOf(1)).toMatchObject([{ stock: 5, price: 2150 }, { stock: 9 }, {}])
  })

  test('is shown beforehand as it will be stored, and changes nothing when it comes again', async () => {
    const counted = ['SKU,Qty', 'SH-1-SR,6']
    const found = differences(db, 'file', true)
    await imported(counted, { setStock: true, dryRun: true, onBatch: found.take })
    const before = (await findProduct(db, 1))?.stock ?? 0
    expect(found.shown).toMatchObject([
      { id: 1, what: 'restocked', fields: [{ field: 'stock', before, after: before + 1 }] },
    ])
    expect(await imported(counted, { setStock: true })).toMatchObject({ restocked: 1 })
    expect(await findProduct(db, 1)).toMatchObject({ stock: before + 1 })
    expect(await imported(['SKU,Qty', 'SH-1-MR,9'])).toMatchObject({ restocked: 0, unchanged: 1 })
  })

  test('takes what was sold since the last report off its own pieces alone', async () => {
    const sold = (await findProduct(db, 2))?.variants?.[1]
    await placed(db, { productId: 2, variant: sold?.id, quantity: 1 })
    const left = (sold?.stock ?? 0) - 1
    expect((await variantsOf(2))[1]).toMatchObject({ stock: left })
    await imported(['sku,stock', 'SH-2-SR,7'], { setStock: true })
    expect(await variantsOf(2)).toMatchObject([{ stock: 7 }, { stock: left }, {}])
    await imported(['sku,stock', `SH-2-MR,${sold?.stock}`])
    expect((await variantsOf(2))[1]).toMatchObject({ stock: left })
  })

  test('refuses a row of another product, and a variant that stands there twice', async () => {
    const lines = ['sku,title,stock', 'SH-1-SR,Desk,1', 'SH-2-SR,,1', 'SH-2-SR,,2', 'LAMP,Lamp,4']
    const { rejected } = await imported(lines)
    expect(rejected).toEqual([
      { row: 2, reason: expect.stringContaining('SH-1-SR is of a variant of product 1 (Shirt 1)') },
      { row: 4, reason: 'sku: stands in row 3 already' },
    ])
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importFile, shirt } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { product } from '../../../tests/support/network/stub-host'
import type { Database } from '../../database/tables.server'
import { setSku } from '../care/set-sku.server'
import { findProduct } from '../queries/products.server'
import { fileRows } from './file-rows.server'
import { importProducts } from './import-products.server'

const folder = ownFolder()

eachDatabase('a SKU is of one product or one variant', (open) => {
  let db: Database
  let id = 100
  beforeAll(async () => {
    db = await open()
  })
  const fresh = () => ++id
  const sized = (sku: string, more: object = {}) => ({
    ...product(fresh()),
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [{ values: ['S'] }, { values: ['M'], sku }],
    ...more,
  })
  const reasons = async (...rows: object[]) =>
    (await importFile(db, [product(9999), ...rows])).rejected.map(({ reason }) => reason)
  const ofSku = async (sku: string) => {
    const of = (table: 'products' | 'variants') =>
      db.selectFrom(table).select('sku').where('sku', '=', sku).where('listed', '=', 1).execute()
    return [...(await of('products')), ...(await of('variants'))].length
  }

  test('a product or a variant cannot take another’s SKU', async () => {
    const one = shirt(fresh())
    await importFile(db, [one, product(fresh(), { sku: 'OWN', title: 'Desk Lamp' })])
    const [lamp, sku] = [id, `SH-${one.id}-MR`]
    expect(await reasons({ ...product(0), id: undefined, sku })).toEqual([
      `sku: ${sku} is of a variant of product ${one.id} (Shirt ${one.id}); "catalogue set-variant" changes it`,
    ])
    expect(await reasons({ sku, price: 5 })).toEqual([expect.stringContaining('of a variant of')])
    expect(await reasons({ ...product(fresh()), sku })).toEqual([
      expect.stringContaining(`is of a variant of product ${one.id}`),
    ])
    expect(await reasons(sized('OWN'))).toEqual([
      `variants.1.sku: OWN is of product ${lamp} (Desk Lamp)`,
    ])
    expect(await reasons(sized('TWO', { sku: 'TWO' }))).toEqual([
      "sku: TWO is one of its variants' too",
    ])
    expect(await reasons(product(fresh(), { sku: 'FILE' }), sized('FILE'))).toEqual([
      'variants.1.sku: FILE stands in row 2 already',
    ])
    const host = { source: 'host.example', partial: false }
    const { rejected } = await importFile(db, [product(9998), sized('OWN')], host)
    expect(rejected).toEqual([
      { row: 2, reason: `variants.1.sku: OWN is of product ${lamp} (Desk Lamp)` },
    ])
    expect(await ofSku('OWN')).toBe(1)
    expect(await ofSku(sku)).toBe(1)
  })

  test('a table is refused with the row of its variant', async () => {
    await importFile(db, [product(fresh(), { sku: 'TAKEN' })])
    const path = join(folder, 'table.csv')
    const [one, two] = [fresh(), fresh()]
    const lines = [
      'id,title,category,price,option1Name,option1Value,sku',
      `${two},Lamp,home,20,,,`,
      `${one},Shirt,clothes,20,Size,S,FREE-${one}`,
      `${one},,,21,Size,M,TAKEN`,
    ]
    writeFileSync(path, `${lines.join('\n')}\n`)
    const { rejected } = await importProducts(db, fileRows(path), { source: 'file', partial: true })
    expect(rejected).toEqual([
      { row: 4, reason: `sku: TAKEN is of product ${two - 2} (Product ${two - 2})` },
    ])
    expect(await findProduct(db, one)).toBeUndefined()
  })

  test('a product hands its SKU to its variant, and regains it without options', async () => {
    const one = fresh()
    await importFile(db, [product(one, { sku: 'HAND' })])
    const varied = sized('HAND', { id: one })
    const { sku: _, ...unnamed } = varied as { sku?: string }
    expect(await importFile(db, [unnamed])).toMatchObject({ changed: 1, rejectedCount: 0 })
    expect(await ofSku('HAND')).toBe(1)
    expect((await findProduct(db, one))?.variants?.[1]).toMatchObject({ sku: 'HAND' })
    const plain = product(one, { sku: 'HAND', options: [], variants: [] })
    expect(await importFile(db, [plain])).toMatchObject({ changed: 1, rejectedCount: 0 })
    const rows = await db
      .selectFrom('variants')
      .select('sku')
      .where('product_id', '=', one)
      .execute()
    expect(rows.map(({ sku }) => sku)).toEqual([null, null])
    expect(await ofSku('HAND')).toBe(1)
  })

  test('a closed product or variant releases its SKU', async () => {
    const one = sized('CLOSED')
    await importFile(db, [one])
    await importFile(db, [{ ...one, variants: [{ values: ['S'] }] }])
    expect(await importFile(db, [product(fresh(), { sku: 'CLOSED' })])).toMatchObject({ added: 1 })
    expect(await reasons(one)).toEqual([expect.stringContaining(`CLOSED is of product ${id}`)])
    const values = { ...one, variants: [{ values: ['S'] }, { values: ['M'] }] }
    expect(await importFile(db, [values])).toMatchObject({ changed: 1, rejectedCount: 0 })
    expect(await ofSku('CLOSED')).toBe(1)
  })

  test('a merchant may assign a SKU that nothing else has', async () => {
    const one = sized('HELD')
    const lamp = fresh()
    await importFile(db, [one, product(lamp, { title: 'Lamp' })])
    const [small] = (await findProduct(db, one.id))?.variants ?? []
    const variant = { productId: one.id, variantId: small?.id }
    expect(await setSku(db, { productId: lamp }, 'HELD')).toEqual({
      ok: false,
      code: 'TAKEN',
      holder: expect.objectContaining({ productId: one.id, sku: 'HELD' }),
    })
    expect(await setSku(db, { productId: lamp }, ' LAMP ')).toEqual({ ok: true })
    expect(await setSku(db, variant, 'LAMP')).toMatchObject({ code: 'TAKEN' })
    expect(await setSku(db, variant, 'SMALL')).toEqual({ ok: true })
    expect(await setSku(db, variant, 'SMALL')).toEqual({ ok: true })
    expect(await setSku(db, { productId: lamp }, null)).toEqual({ ok: true })
    expect(await setSku(db, variant, 'LAMP')).toEqual({ ok: true })
    expect((await findProduct(db, one.id))?.variants?.[0]).toMatchObject({ sku: 'LAMP' })
    for (const wrong of ['', '  ', 'a\nb', 'x'.repeat(61)])
      expect(await setSku(db, variant, wrong), wrong).toEqual({ ok: false, code: 'UNFIT' })
    for (const place of [{ productId: 77_777 }, { ...variant, productId: lamp }])
      expect(await setSku(db, place, 'NEW')).toEqual({ ok: false, code: 'UNKNOWN' })
  })

  test('one of two concurrent takers of a SKU wins and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const sku = `RACE-${round}`
      const [lamp, other] = [fresh(), fresh()]
      await importFile(db, [product(lamp), product(other)])
      const [byFile, byProduct, one, two] = await Promise.all([
        importFile(db, [product(9999), sized(sku)]),
        importFile(db, [product(9999), { ...product(0), id: undefined, sku }]),
        setSku(db, { productId: lamp }, sku),
        setSku(db, { productId: other }, sku),
      ])
      expect(await ofSku(sku)).toBe(1)
      const told = [...byFile.rejected, ...byProduct.rejected].map(({ reason }) => reason)
      for (const reason of told) expect(reason).toContain(`${sku} is of`)
      const refused = [one, two].filter(({ ok }) => !ok)
      for (const each of refused) expect(each).toMatchObject({ code: 'TAKEN' })
      expect(byFile.added + byProduct.added + 2 - refused.length).toBe(1)
    }
  })
})

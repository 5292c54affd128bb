import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { placed, placing } from '../../../../tests/support/placed-order'
import { refreshIndex } from '../../../catalogue/index/current-index.server'
import { findProduct } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'
import { productEndpoints } from '../product-endpoints'

const variant = (value: string, sku: string | null) => ({
  ...{ values: [value], sku, gtin: null, price: 2000, compareAt: 2600, weight: null },
  ...{ stock: 3, pictures: [] },
})
const FORM = {
  ...{ title: 'Crew Tee', description: 'Soft.', category: 'tops', brand: null, colour: null },
  ...{ slug: 'crew-tee', seo: {}, tags: ['cotton'], sku: 'TEE', gtin: '4006381333931' },
  ...{ weight: 45, price: 2000, stock: 6, discount: 0, taxClass: null, visible: true },
  ...{ warranty: '', shipping: '', returns: '', pictures: [] },
  texts: { fr: { title: 'T-shirt', description: '' } },
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [variant('S', 'TEE-S'), variant('M', null)],
}
const unnamed = (one: object) => ({ ...one, sku: null })
const PLAIN = { ...FORM, slug: null, sku: null, gtin: null, options: [], variants: [] }

eachDatabase('copying and deleting a product', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    await db
      .insertInto('categories')
      .values({ slug: 'tops', name: 'Tops', department: null, position: 0 })
      .execute()
    desk = askingDesk(db, productEndpoints)
  })
  const create = async (form: unknown = FORM) =>
    (await desk.ask('POST', '/products', { form })).body.id as number
  const copy = (id: number) => desk.ask('POST', `/products/${id}/copy`, {})
  const remove = (id: number) => desk.ask('DELETE', `/products/${id}`, {})
  const rows = async (table: 'variants' | 'stock' | 'product_texts' | 'product_tags', id: number) =>
    (await db.selectFrom(table).select('product_id').where('product_id', '=', id).execute()).length

  test('a copy has all but pieces and GTINs, is hidden, and has keys of its own', async () => {
    const id = await create()
    const { status, body } = await copy(id)
    expect(status).toBe(200)
    const { variants, ...form } = body.form
    expect(form).toEqual({
      ...FORM,
      ...{ title: 'Crew Tee (copy)', slug: 'crew-tee-2', sku: 'TEE-2', gtin: null },
      ...{ stock: 0, visible: false, variants: undefined },
    })
    expect(variants).toMatchObject([
      { values: ['S'], sku: 'TEE-S-2', price: 2000, compareAt: 2600, stock: 0 },
      { values: ['M'], sku: null, price: 2000, compareAt: 2600, stock: 0 },
    ])
    expect(desk.audited.at(-1)).toMatchObject({
      ...{ action: 'product.copied', subject: `product ${body.id}` },
    })
    expect(await findProduct(db, body.id)).toBeUndefined()
    const [third, fourth] = await Promise.all([copy(id), copy(id)])
    const skus = [third, fourth].map((one) => one.body.form.sku)
    expect(skus.toSorted()).toEqual(['TEE-3', 'TEE-4'])
    expect((await desk.ask('GET', `/products/${id}`)).body.form).toMatchObject({
      ...{ sku: 'TEE', slug: 'crew-tee', stock: 6 },
    })
    expect((await copy(999_999)).status).toBe(404)
    expect((await desk.ask('POST', `/products/${id}/copy`, {}, 'viewer')).status).toBe(403)
  })

  test('long SKUs that agree at their beginning, and a title cut in the middle of a sign, are copied', async () => {
    const long = (end: string) => 'L'.repeat(56) + end
    const variants = [variant('S', long('-S')), variant('M', long('-MED'))]
    const title = `${'a'.repeat(289)}👕 and more`
    const id = await create({ ...FORM, title, sku: long('-O'), variants })
    const { status, body } = await copy(id)
    expect(status).toBe(200)
    expect(body.form.title).toBe(`${'a'.repeat(289)} (copy)`)
    expect(body.form.sku).toBe(`${long('-O')}-2`)
    expect(body.form.variants.map(({ sku }: { sku: string }) => sku)).toEqual([
      `${long('-S')}-2`,
      null,
    ])
  })

  test('a product that was never ordered is deleted, and its number is not given again', async () => {
    const id = await create()
    expect((await desk.ask('DELETE', `/products/${id}`, {}, 'viewer')).status).toBe(403)
    expect((await remove(id)).status).toBe(200)
    await refreshIndex(db)
    expect(await findProduct(db, id)).toBeUndefined()
    expect((await desk.ask('GET', '/products?show=all')).body.rows).toEqual([])
    for (const table of ['variants', 'stock', 'product_texts', 'product_tags'] as const)
      expect([table, await rows(table, id)]).toEqual([table, 0])
    expect(desk.audited.at(-1)).toMatchObject({
      ...{ action: 'product.deleted', subject: `product ${id}`, before: { title: 'Crew Tee' } },
    })
    expect((await remove(id)).status).toBe(404)
    expect(await create()).toBe(id + 1)
  })

  test('one that stands in an order stays, and the desk says so', async () => {
    const id = await create(PLAIN)
    await placed(db, { productId: id })
    const { status, body } = await remove(id)
    expect([status, body.code]).toEqual([409, 'was_sold'])
    expect((await findProduct(db, id))?.stock).toBe(5)
  })
  test('an order at the moment of the deletion is refused, or keeps the product', async () => {
    for (let at = 0; at < 6; at++) {
      const form = at % 2 ? FORM : PLAIN
      const { body } = await desk.ask('POST', '/products', {
        form: { ...form, slug: null, sku: null, gtin: null, variants: form.variants.map(unnamed) },
      })
      const wish = { productId: body.id, variant: body.form.variants[0]?.id, quantity: 3 }
      const works = [() => remove(body.id), () => placing(db, wish), () => remove(body.id)]
      const outcomes = await Promise.all((at % 3 ? works : works.toReversed()).map((one) => one()))
      const isSold = outcomes.some((one) => 'ok' in one && one.ok)
      const lines = await db
        .selectFrom('order_lines')
        .select('quantity')
        .where('product_id', '=', body.id)
        .execute()
      expect(lines).toEqual(isSold ? [{ quantity: 3 }] : [])
      const stock = await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', body.id)
        .execute()
      expect(stock).toEqual(isSold ? [{ quantity: 3 }] : [])
      const codes = outcomes.flatMap((one) => ('status' in one ? one.status : []))
      expect(codes.sort()).toEqual(isSold ? [409, 409] : [200, 404])
    }
  })
})

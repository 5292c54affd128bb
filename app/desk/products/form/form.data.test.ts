import { beforeEach, expect, test } from 'vitest'
import { changedProduct, changeLog } from '../../../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { findProduct } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'
import { productEndpoints } from '../product-endpoints'

const variant = (value: string, more = {}) => ({
  ...{ values: [value], sku: null, gtin: null, price: 2000, compareAt: null, weight: null },
  ...{ stock: 3, pictures: [] as string[], ...more },
})
const FORM: ProductForm = {
  ...{ title: 'Crew Tee', description: 'Soft.', category: 'tops', brand: 'Zoë & Co' },
  ...{ slug: null, seo: {}, tags: [] },
  ...{ colour: null, sku: 'TEE', gtin: '4006381333931', weight: 45, price: 2500, stock: 12 },
  ...{ discount: 1000, taxClass: null, visible: true, warranty: '', shipping: '', returns: '' },
  pictures: [],
  texts: { fr: { title: 'T-shirt', description: '' } },
  options: [],
  variants: [],
}
const SIZED: ProductForm = {
  ...FORM,
  options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
  variants: [
    variant('S', { sku: 'TEE-S' }),
    variant('M', { sku: 'TEE-M', price: 2200 }),
    variant('L'),
  ],
}

eachDatabase('the form of a product', (open) => {
  let db: Database
  let ask: ReturnType<typeof askingDesk>['ask']
  let audited: ReturnType<typeof askingDesk>['audited']
  beforeEach(async () => {
    db = await open()
    await db
      .insertInto('categories')
      .values({ slug: 'tops', name: 'Tops', department: null, position: 0 })
      .execute()
    ;({ ask, audited } = askingDesk(db, productEndpoints))
  })
  const create = async (form = FORM) => {
    const { status, body } = await ask('POST', '/products', { form })
    expect([status, body.errors]).toEqual([200, undefined])
    return body
  }
  const save = (read: Awaited<ReturnType<typeof create>>, changed: Partial<ProductForm>) => {
    const { id, version, form } = read
    const variants = Object.fromEntries(
      form.variants.map((one: { id: number; stock: number }) => [one.id, one.stock]),
    )
    return ask('PUT', `/products/${id}`, {
      form: { ...form, ...changed },
      version,
      stock: { own: form.stock, variants },
    })
  }

  test('a new product is on sale at once, and in the audit log', async () => {
    const { id, form } = await create()
    expect(form).toEqual(FORM)
    const product = await findProduct(db, id)
    expect(product).toMatchObject({ title: 'Crew Tee', price: 2500, stock: 12, weight: 0.45 })
    expect(audited).toMatchObject([{ action: 'product.created', subject: `product ${id}` }])
    expect((await changeLog(db)).at(-1)).toEqual(changedProduct(Number(id)))
    expect((await ask('GET', '/products?search=crew')).body.rows).toHaveLength(1)
  })

  test('a new product with variants needs no price and stock but theirs', async () => {
    const { id, form } = await create({ ...SIZED, price: 0, stock: 0 })
    const product = await findProduct(db, id)
    expect(product).toMatchObject({ price: 2000, stock: 9 })
    expect(product?.variants?.map(({ values, sku }) => [values[0], sku])).toEqual([
      ['S', 'TEE-S'],
      ['M', 'TEE-M'],
      ['L', undefined],
    ])
    expect(form.variants[1]).toMatchObject({ values: ['M'], price: 2200, stock: 3 })
  })

  test('a removed and a renamed option value leave other variants alone', async () => {
    const read = await create(SIZED)
    const [s, m, l] = read.form.variants
    const { body, status } = await save(read, {
      options: [{ name: 'Size', values: ['Small', 'L', 'XL'] }],
      variants: [{ ...s, values: ['Small'], sku: 'TEE-M' }, l, variant('XL', { sku: 'TEE-S' })],
    })
    expect(status).toBe(200)
    const kept = body.form.variants
    expect(kept.map((one: { id: number }) => one.id).slice(0, 2)).toEqual([s.id, l.id])
    expect(kept[0]).toMatchObject({ values: ['Small'], sku: 'TEE-M', stock: 3 })
    const back = await save(body, {
      options: [{ name: 'Size', values: ['Small', 'M'] }],
      variants: [kept[0], variant('M', { stock: 8 })],
    })
    expect(back.body.form.variants[1]).toMatchObject({ id: m.id, stock: 8 })
    expect((await findProduct(db, read.id))?.stock).toBe(11)
    const plain = await save(back.body, { options: [], variants: [], stock: 5, price: 1900 })
    expect(plain.body.form).toMatchObject({ price: 1900, stock: 5, variants: [] })
    expect(await findProduct(db, read.id)).not.toHaveProperty('variants')
  })

  test('a stale form gets the current product, and changes nothing', async () => {
    const read = await create()
    const first = await save(read, { title: 'Crew T-shirt' })
    expect(first.status).toBe(200)
    const second = await save(read, { price: 2700 })
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(second.body.now.form).toMatchObject({ title: 'Crew T-shirt', price: 2500 })
    const done = await Promise.all([
      save(first.body, { price: 2600 }),
      save(first.body, { price: 2700 }),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a form that sets stock or not keeps pieces sold meanwhile as sold', async () => {
    const read = await create()
    await db.updateTable('stock').set({ quantity: 10 }).where('product_id', '=', read.id).execute()
    const set = await save(read, { stock: 20 })
    expect([set.status, set.body.code, set.body.now.form.stock]).toEqual([
      409,
      'sold_meanwhile',
      10,
    ])
    const left = await save(read, { title: 'Other' })
    expect([left.status, left.body.form.stock]).toEqual([200, 10])
    const sized = await create({ ...SIZED, sku: null })
    const [s] = sized.form.variants
    await db
      .updateTable('variant_stock')
      .set({ quantity: 1 })
      .where('variant_id', '=', s.id)
      .execute()
    const other = await save(sized, { title: 'Sized' })
    expect(other.body.form.variants[0].stock).toBe(1)
    expect(other.body.form.stock).toBe(7)
  })

  test('a SKU belongs to one product or variant, which a refusal names', async () => {
    const read = await create(SIZED)
    for (const sku of ['TEE', 'TEE-M']) {
      const { status, body } = await ask('POST', '/products', { form: { ...FORM, sku } })
      expect([status, body.code, body.productId]).toEqual([422, 'sku_taken', read.id])
      expect(body.detail).toContain('Crew Tee')
    }
    const same = { ...SIZED, sku: 'OTHER', variants: [variant('S', { sku: 'TEE' }), variant('M')] }
    expect((await ask('POST', '/products', { form: same })).body.code).toBe('sku_taken')
    const twice = { ...SIZED, variants: [variant('S', { sku: 'A' }), variant('M', { sku: 'A' })] }
    const refused = await ask('POST', '/products', { form: twice })
    expect(refused.body.errors).toHaveProperty(['form.variants.1.sku'])
    const both = await Promise.all(
      ['One', 'Two'].map((title) =>
        ask('POST', '/products', { form: { ...FORM, sku: 'NEW', title } }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('an invalid value is refused at its field', async () => {
    const wrong: [Partial<ProductForm> | object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ title: 'a'.repeat(301) }, 'title'],
      [{ price: 0 }, 'price'],
      [{ price: 19.99 }, 'price'],
      [{ stock: -1 }, 'stock'],
      [{ discount: 10_000 }, 'discount'],
      [{ gtin: '123' }, 'gtin'],
      [{ taxClass: 'none' }, 'taxClass'],
      [{ category: 'nothing' }, 'category'],
      [{ pictures: [{ address: 'javascript:alert(1)', text: '' }] }, 'pictures.0.address'],
      [{ pictures: [{ address: '/media/own/../../x', text: '' }] }, 'pictures.0.address'],
      [{ variants: [variant('S')] }, 'options'],
      [{ options: SIZED.options }, 'variants'],
      [{ ...SIZED, variants: [variant('XXL')] }, 'variants.0.values'],
      [{ ...SIZED, variants: [variant('S'), variant('S')] }, 'variants.1.values'],
    ]
    for (const [changed, field] of wrong) {
      const { status, body } = await ask('POST', '/products', { form: { ...FORM, ...changed } })
      expect([status, Object.keys(body.errors)]).toEqual([
        422,
        expect.arrayContaining([`form.${field}`]),
      ])
    }
    expect((await ask('GET', '/products')).body.total).toBe(0)
  })

  test('a hidden product is at the desk and not in the shop', async () => {
    const read = await create({ ...FORM, visible: false })
    expect(await findProduct(db, read.id)).toBeUndefined()
    expect((await ask('GET', `/products/${read.id}`)).body.form.visible).toBe(false)
    await save(read, { visible: true })
    expect(await findProduct(db, read.id)).toBeDefined()
    expect((await ask('GET', '/products/999')).status).toBe(404)
    expect((await ask('GET', '/products/x')).status).toBe(404)
  })

  test('a script in a text is shown as text', async () => {
    const title = '<script>alert(1)</script>'
    const { id } = await create({ ...FORM, title, description: '<img onerror=alert(1)>' })
    expect((await findProduct(db, id))?.title).toBe(title)
  })
})

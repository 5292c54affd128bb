import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { product } from '../../../../tests/support/network/stub-host'
import { importProducts } from '../../../catalogue/incoming/import-products.server'
import type { Database } from '../../../database/tables.server'
import { productEndpoints } from '../product-endpoints'

const variants = [
  { values: ['S'], sku: 'TEE-S', price: 20, stock: 5 },
  { values: ['M'], sku: 'TEE-M', price: 24, stock: 1 },
]
const ROWS = [
  product(1, { sku: 'LAMP-1', title: 'Desk Lamp 50%', price: 10, stock: 40, brand: 'Lumo' }),
  product(2, { sku: 'LAMP-2', title: 'Floor Lamp', price: 30, stock: 3, category: 'lights' }),
  product(3, { title: 'Old Kettle', price: 15, stock: 20, thumbnail: '', images: [] }),
  product(4, {
    title: 'Crew Tee',
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants,
  }),
]

eachDatabase("the merchant's table of products", (open) => {
  let db: Database
  let ask: ReturnType<typeof askingDesk>['ask']
  let audited: ReturnType<typeof askingDesk>['audited']
  beforeEach(async () => {
    db = await open()
    await importProducts(
      db,
      (async function* () {
        for (const [at, value] of ROWS.entries()) yield { row: at + 1, value }
      })(),
      { source: 'file', partial: true },
    )
    ;({ ask, audited } = askingDesk(db, productEndpoints))
  })
  const ids = async (query: string) =>
    (await ask('GET', `/products${query}`)).body.rows.map((row: { id: number }) => row.id)
  const row = async (id: number) =>
    (await ask('GET', `/products?search=${id}&show=all`)).body.rows.find(
      (one: { id: number }) => one.id === id,
    )
  const stockOf = (id: number) =>
    db
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
      .then(({ quantity }) => quantity)

  test('the table lists all products, the newest first, with their states', async () => {
    const { status, body } = await ask('GET', '/products')
    expect(status).toBe(200)
    expect(body).toMatchObject({ page: 1, total: 4, more: false })
    expect(body.rows[0]).toMatchObject({ id: 4, price: 2000, stock: 6, variants: 2, state: 'shop' })
    expect(body.rows[3]).toMatchObject({ id: 1, sku: 'LAMP-1', price: 1000, brand: 'Lumo' })
  })

  test('a search finds title, SKU, variant SKU and number, hidden products too', async () => {
    await ask('POST', '/products/edits', {
      ids: [2],
      edit: { kind: 'visibility', hidden: true },
    })
    expect(await ids('?search=lamp&sort=title')).toEqual([1, 2])
    expect(await ids('?search=LAMP&show=hidden')).toEqual([2])
    expect(await ids('?search=lamp&show=shop')).toEqual([1])
    expect(await ids('?search=lamp-2')).toEqual([2])
    expect(await ids('?search=tee-m')).toEqual([4])
    expect(await ids('?search=50%25')).toEqual([1])
    expect(await ids('?search=5_%25')).toEqual([])
    expect(await ids('?search=3')).toEqual([3])
    expect(await ids(`?search=${encodeURIComponent("'; drop table products")}`)).toEqual([])
  })

  test('the table filters and sorts', async () => {
    expect(await ids('?brand=Lumo')).toEqual([1])
    expect(await ids('?category=lights')).toEqual([2])
    expect(await ids('?low=3&sort=id')).toEqual([2, 4])
    expect(await ids('?options=yes')).toEqual([4])
    expect(await ids('?bare=yes')).toEqual([3])
    expect(await ids('?sort=price')).toEqual([1, 3, 4, 2])
    expect(await ids('?sort=-price')).toEqual([2, 4, 3, 1])
    expect(await ids('?search=lamp&low=3')).toEqual([2])
    expect(await ids('?page=2')).toEqual([])
    expect((await ask('GET', '/products?sort=drop')).status).toBe(422)
  })

  test('a price changed in its cell reaches the shop, is logged, and can be undone', async () => {
    const change = { id: 1, field: 'price', before: 1000, after: 1250 }
    const { body } = await ask('PATCH', '/products', change)
    expect(await row(1)).toMatchObject({ price: 1250 })
    const [kept] = await db.selectFrom('price_changes').selectAll().execute()
    expect(kept).toMatchObject({ price_before: 1000, price: 1250, made_by: 'desk The staff' })
    expect(audited.at(-1)).toMatchObject({ action: 'product.price', subject: 'product 1' })
    expect((await ask('POST', `/products/edits/${body.edit}/undo`, {})).status).toBe(200)
    expect(await row(1)).toMatchObject({ price: 1000 })
    expect((await ask('POST', `/products/edits/${body.edit}/undo`, {})).body.code).toBe(
      'undone_already',
    )
  })

  test('pieces sold since the stock was read are not overwritten', async () => {
    await db.updateTable('stock').set({ quantity: 38 }).where('product_id', '=', 1).execute()
    const stale = { id: 1, field: 'stock', before: 40, after: 50 }
    const { status, body } = await ask('PATCH', '/products', stale)
    expect([status, body.code, body.now]).toEqual([409, 'changed_meanwhile', 38])
    expect(await stockOf(1)).toBe(38)
    expect((await ask('PATCH', '/products', { ...stale, before: 38 })).status).toBe(200)
    expect(await stockOf(1)).toBe(50)
    const kept = await db.selectFrom('stock_changes').selectAll().execute()
    expect(kept).toMatchObject([
      { product_id: 1, before: 38, after: 50, made_by: 'desk The staff' },
    ])
  })

  test('the second of two people who edit one cell at once is told', async () => {
    const change = (after: number) =>
      ask('PATCH', '/products', { id: 1, field: 'price', before: 1000, after })
    const done = await Promise.all([change(1100), change(1200)])
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('many prices change by a percentage, and impossible ones are left out', async () => {
    const edit = { kind: 'price', percent: 10 }
    const { body } = await ask('POST', '/products/edits', { ids: [1, 2, 4, 999], edit })
    expect(body).toMatchObject({ changed: 3, leftOut: [{ id: 999, why: 'unknown' }] })
    expect(await row(1)).toMatchObject({ price: 1100 })
    expect(await row(4)).toMatchObject({ price: 2200 })
    const low = { kind: 'price', amount: -1100 }
    const second = await ask('POST', '/products/edits', { ids: [1, 2], edit: low })
    expect(second.body).toMatchObject({ changed: 1, leftOut: [{ id: 1, why: 'too_low' }] })
    const undone = await ask('POST', `/products/edits/${body.edit}/undo`, {})
    expect([undone.status, undone.body.products]).toEqual([409, [2]])
    expect(await row(1)).toMatchObject({ price: 1100 })
    await ask('POST', `/products/edits/${second.body.edit}/undo`, {})
    expect((await ask('POST', `/products/edits/${body.edit}/undo`, {})).status).toBe(200)
    expect(await row(4)).toMatchObject({ price: 2000 })
    const prices = await db.selectFrom('variants').select('price').orderBy('id').execute()
    expect(prices).toEqual([{ price: 2000 }, { price: 2400 }])
  })

  test('undoing a stock count keeps later sales, and is refused after another count', async () => {
    const edit = { kind: 'stock', amount: 5 }
    const { body } = await ask('POST', '/products/edits', { ids: [1, 4], edit })
    expect(body).toMatchObject({ changed: 1, leftOut: [{ id: 4, why: 'varied' }] })
    await db.updateTable('stock').set({ quantity: 42 }).where('product_id', '=', 1).execute()
    await ask('POST', `/products/edits/${body.edit}/undo`, {})
    expect(await stockOf(1)).toBe(37)
    const again = await ask('POST', '/products/edits', { ids: [1], edit })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await ask('PATCH', '/products', { id: 1, field: 'stock', before: 42, after: 9 })
    const refused = await ask('POST', `/products/edits/${again.body.edit}/undo`, {})
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_since'])
    expect(await stockOf(1)).toBe(9)
  })

  test('many products are moved and hidden, and the undo restores them', async () => {
    const unknown = await ask('POST', '/products/edits', {
      ids: [1],
      edit: { kind: 'category', category: 'nothing' },
    })
    expect(unknown.status).toBe(422)
    const moved = await ask('POST', '/products/edits', {
      ids: [1, 2],
      edit: { kind: 'category', category: 'lights' },
    })
    expect(moved.body.changed).toBe(1)
    expect(await ids('?category=lights&sort=id')).toEqual([1, 2])
    await ask('POST', `/products/edits/${moved.body.edit}/undo`, {})
    expect(await ids('?category=lights')).toEqual([2])
    const hidden = await ask('POST', '/products/edits', {
      ids: [1],
      edit: { kind: 'visibility', hidden: true },
    })
    expect(await row(1)).toMatchObject({ state: 'hidden' })
    await ask('POST', `/products/edits/${hidden.body.edit}/undo`, {})
    expect(await row(1)).toMatchObject({ state: 'shop' })
  })

  test('a viewer sees and changes nothing, and nonsense is refused', async () => {
    expect((await ask('GET', '/products', undefined, 'viewer')).status).toBe(200)
    const change = { id: 1, field: 'price', before: 1000, after: 900 }
    expect((await ask('PATCH', '/products', change, 'viewer')).status).toBe(403)
    for (const wrong of [
      { ...change, after: -1 },
      { ...change, after: 0 },
      { ...change, after: 1.5 },
      { ...change, after: '900' },
      { ...change, field: 'title' },
      { ...change, id: 0 },
      {},
    ])
      expect((await ask('PATCH', '/products', wrong)).status).toBe(422)
    expect((await ask('PATCH', '/products', { ...change, id: 99 })).status).toBe(404)
    const none = { ids: [], edit: { kind: 'price', to: 100 } }
    expect((await ask('POST', '/products/edits', none)).status).toBe(422)
  })
})

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hearChanges } from '../../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../../tests/support/databases'
import { paged, product, products, startStub } from '../../../tests/support/network/stub-host'
import { config, readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { facets, findProduct, listCards } from '../queries/products.server'
import { hostRows } from './host-rows.server'
import { importProducts } from './import-products.server'
import { syncHandler, syncOptions } from './sync.server'

let stub: Awaited<ReturnType<typeof startStub>>
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.stop())

/** Changes of products are announced together, 20 ms after the first. */
const announced = () => new Promise((resolve) => setTimeout(resolve, 50))

eachDatabase('catalogue sync', (open) => {
  let db: Database
  const sync = () =>
    importProducts(
      db,
      hostRows(stub.url, { mostMs: 300, mostBytes: 200_000 }),
      syncOptions(stub.url),
    )
  const stock = (id: number) =>
    db.selectFrom('stock').select('quantity').where('product_id', '=', id).executeTakeFirst()
  const sell = (id: number, pieces: number) =>
    db
      .updateTable('stock')
      .set((row) => ({ quantity: row('quantity', '-', pieces) }))
      .where('product_id', '=', id)
      .execute()
  const whole = () => db.selectFrom('products').selectAll().orderBy('id').execute()

  beforeEach(async () => {
    db = await open('seeded')
  })

  test('a sync joins the pages and unlists the demo products', async () => {
    stub.behave(paged(products(250)))
    const report = await sync()
    expect(report).toMatchObject({ read: 250, rejectedCount: 0 })
    expect(report.added + report.changed).toBe(250)
    expect((await facets(db)).total).toBe(250)
    expect((await listCards(db, { q: 'Mascara', show: 6 })).total).toBe(0)
    const first = await findProduct(db, 1)
    expect(first).toMatchObject({
      title: 'Product 1',
      price: 999,
      discountPercentage: 10.48,
      rating: 2.56,
      stock: 10,
      brand: 'Essence',
      category: 'beauty',
    })
    expect(first?.thumbnail).toMatch(/^\/media\/products\/1-0-[0-9a-f]{10}$/)
    expect(first?.images[0]).toMatch(/^\/media\/products\/1-1-[0-9a-f]{10}$/)
    expect(JSON.stringify(first)).not.toContain('ana@')
    expect((await facets(db)).categories).toEqual([
      { slug: 'beauty', name: 'Beauty', department: 'health-beauty', count: 250 },
    ])
  })

  test('a sync without news changes and announces nothing', async () => {
    stub.behave(paged(products(20)))
    await sync()
    const before = await whole()
    await announced()
    const { heard, stop } = hearChanges()
    expect(await sync()).toMatchObject({
      added: 0,
      changed: 0,
      restocked: 0,
      unchanged: 20,
      unlisted: 0,
    })
    await announced()
    stop()
    expect(await whole()).toEqual(before)
    expect(heard).toEqual([])
  })

  test('a sync does not bring back what was sold here', async () => {
    stub.behave(paged([product(1)]))
    await sync()
    await sell(1, 8)
    await sync()
    expect(await stock(1)).toEqual({ quantity: 2 })
    stub.behave(paged([product(1, { stock: 5 })]))
    await sync()
    expect(await stock(1)).toEqual({ quantity: 0 })
    stub.behave(paged([product(1, { stock: 10 })]))
    await announced()
    const { heard, stop } = hearChanges()
    expect(await sync()).toMatchObject({ changed: 0, restocked: 1 })
    stop()
    expect(await stock(1)).toEqual({ quantity: 2 })
    expect(heard).toEqual([{ products: [1], left: new Map([[1, 2]]) }])
  })

  test('a vanished product is unlisted, stays stored, and comes back', async () => {
    stub.behave(paged(products(3)))
    await sync()
    stub.behave(paged(products(2)))
    expect(await sync()).toMatchObject({ unlisted: 1 })
    expect(await findProduct(db, 3)).toBeUndefined()
    const row = await db
      .selectFrom('products')
      .select(['title', 'listed'])
      .where('id', '=', 3)
      .execute()
    expect(row).toEqual([{ title: 'Product 3', listed: 0 }])
    stub.behave(paged(products(3)))
    await sync()
    expect(await findProduct(db, 3)).toMatchObject({ title: 'Product 3' })
  })

  test('a few bad products are left out and reported', async () => {
    stub.behave(
      paged([
        product(1),
        product(2, { price: -1 }),
        product(3, { title: '' }),
        product(1),
        product(5),
        product(6),
        product(7),
      ]),
    )
    const report = await sync()
    expect(report.rejected.map(({ row, reason }) => `${row} ${reason.split(':')[0]}`)).toEqual([
      '2 price',
      '3 title',
      '4 id',
    ])
    expect((await facets(db)).total).toBe(4)
  })

  test('a failure is logged once, until it is over', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const before = config
    setConfig(readConfig({ CATALOGUE_URL: stub.url }))
    const handle = syncHandler(db, { mostMs: 1500 })
    const handler = () => handle({} as never, {} as never, new AbortController().signal)
    stub.behave((_, response) => response.writeHead(500).end())
    for (let times = 0; times < 3; times++) await handler()
    expect(error).toHaveBeenCalledTimes(1)
    const waiting = await db
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'catalogue-sync')
      .execute()
    expect(waiting[0]?.run_at).toBeGreaterThan(Date.now() + 30_000)
    stub.behave(paged(products(2)))
    await handler()
    stub.behave((_, response) => response.writeHead(500).end())
    await handler()
    expect(error).toHaveBeenCalledTimes(2)
    stub.behave(paged(products(2)))
    await handler()
    setConfig(before)
    error.mockRestore()
  })

  test('hostile words are stored as plain text', async () => {
    const title = `<script>alert(1)</script> '; drop table products; -- \u0000\ud800\n%_`
    stub.behave(
      paged([
        product(1, {
          title,
          category: '../../etc',
          thumbnail: 'javascript:alert(1)',
          images: ['file:///etc/passwd', 'https://a.example/x.png'],
          constructor: 1,
          __proto__: { listed: 0 },
        }),
      ]),
    )
    await sync()
    const stored = await db
      .selectFrom('products')
      .select(['title', 'category', 'thumbnail', 'images'])
      .where('id', '=', 1)
      .executeTakeFirst()
    expect(stored?.title).toBe("<script>alert(1)</script> '; drop table products; -- \ufffd %_")
    expect(stored).toMatchObject({
      category: 'etc',
      thumbnail: 'https://a.example/x.png',
      images: '["https://a.example/x.png"]',
    })
  })
})

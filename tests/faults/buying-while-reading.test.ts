import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from '../../app/database/changes.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { type Item, orderOf, shopper } from '../support/shopper'

const PLENTY = 100_000
const SOLD_SLOWLY = { id: 1, stock: 400 }
const SOLD_OUT = { id: 2, stock: 3 }
const MOST_BEHIND_MS = 2000
const LISTINGS = ['', '/fr', '/es', '/de'].flatMap((language) =>
  ['', '?sort=rating', '?sort=price-asc', '?page=2'].map((query) => `${language}/shop${query}`),
)

eachSeededPlace('buying while reading', (place) => {
  let where: Place
  let shops: BuiltShop[] = []
  beforeAll(async () => {
    where = await place()
    const settings = { ...settingsOf(where), LOG_LEVEL: 'silent' }
    shops = [await startBuiltShop(settings)]
    if (where.engine === 'postgres') shops.push(await startBuiltShop(settings))
    const db = await openDatabase(where)
    await db.updateTable('stock').set({ quantity: PLENTY }).execute()
    for (const { id, stock } of [SOLD_SLOWLY, SOLD_OUT])
      await db.updateTable('stock').set({ quantity: stock }).where('product_id', '=', id).execute()
    await recordChange(db, { products: 'all' })
    await closeDatabase(db)
    await sleep(1000) // By then the shops have heard of it.
  })
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
  })
  const read = async (shop: BuiltShop | undefined, path: string) =>
    (await fetch(`${shop?.origin}${path}`)).text()
  const buyer = () => {
    const client = shopper(shops[0]?.origin ?? '')
    const buy = async (items: Item[]) =>
      expect((await client.order(orderOf(items))).status).toBe(201)
    return { buy, close: client.close }
  }

  test('200 orders of what there is plenty of render no list again', async () => {
    for (const shop of shops) for (const path of LISTINGS) await read(shop, path)
    const before = await Promise.all(shops.map(renderings))
    const { buy, close } = buyer()
    let over = false
    const readers = shops.map(async (shop) => {
      while (!over) await Promise.all(LISTINGS.map((path) => read(shop, path)))
    })
    for (let bought = 0; bought < 200; bought += 8)
      await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          buy([223, 224, 225].map((id) => ({ productId: id + 3 * at, quantity: 1 }))),
        ),
      )
    await sleep(600) // The other process has heard of all of them.
    over = true
    await Promise.all(readers)
    close()
    const after = await Promise.all(shops.map(renderings))
    for (const [at, count] of after.entries()) expect(count - (before[at] ?? 0)).toBeLessThan(6)
  })

  test('no page shows stock that was gone two seconds ago, the buyer’s own process none at all', async () => {
    const left = [{ at: performance.now(), pieces: SOLD_SLOWLY.stock }]
    let soldOutAt = Number.POSITIVE_INFINITY
    let over = false
    const atLeast = (time: number) => left.findLast(({ at }) => at <= time)?.pieces ?? PLENTY
    const late: string[] = []
    let reads = 0
    const readers = shops.flatMap((shop, process) =>
      PAGES.map(async ({ path, pieces, soldOut }) => {
        while (!over) {
          const asked = performance.now() - (process === 0 ? 0 : MOST_BEHIND_MS)
          const text = await read(shop, path)
          reads++
          const shown = pieces?.(text)
          if (shown !== undefined && !(shown <= atLeast(asked)))
            late.push(`${process} ${path}: ${shown} instead of ${atLeast(asked)}`)
          if (soldOut && asked >= soldOutAt && !soldOut(text))
            late.push(`${process} ${path}: still available`)
          await sleep(5)
        }
      }),
    )
    const { buy, close } = buyer()
    for (let sold = 1; sold <= 60; sold++) {
      await buy([{ productId: SOLD_SLOWLY.id, quantity: 1 }])
      left.push({ at: performance.now(), pieces: SOLD_SLOWLY.stock - sold })
      if (sold % 10 === 0 && sold <= 10 * SOLD_OUT.stock)
        await buy([{ productId: SOLD_OUT.id, quantity: 1 }])
      if (sold === 10 * SOLD_OUT.stock) soldOutAt = performance.now()
      await sleep(40)
    }
    await sleep(MOST_BEHIND_MS + 300)
    over = true
    await Promise.all(readers)
    close()
    expect(late).toEqual([])
    expect(reads).toBeGreaterThan(200)
    for (const shop of shops)
      for (const { path, soldOut } of PAGES)
        if (soldOut) expect(soldOut(await read(shop, path)), path).toBe(true)
  })
})

interface ReadPage {
  path: string
  pieces?: (text: string) => number
  soldOut?: (text: string) => boolean
}

const PAGES: ReadPage[] = [
  { path: `/shop/${SOLD_SLOWLY.id}`, pieces: (html) => Number(/(\d+) in stock/.exec(html)?.[1]) },
  { path: `/api/products/${SOLD_SLOWLY.id}`, pieces: (json) => JSON.parse(json).stock },
  { path: '/api/products?limit=2', pieces: (json) => JSON.parse(json).products[0].stock },
  {
    path: `/shop/${SOLD_OUT.id}`,
    soldOut: (html) => /<button[^>]* disabled=""[^>]*>Add to cart/.test(html),
  },
  {
    path: '/shop?q=Matte+Lipstick',
    soldOut: (html) => cardOf(SOLD_OUT.id, html).includes('Out of Stock'),
  },
  { path: `/api/products/${SOLD_OUT.id}`, soldOut: (json) => JSON.parse(json).stock === 0 },
]

const cardOf = (id: number, html: string) =>
  html.split(/<\/?article/).find((card) => card.includes(`href="/shop/${id}"`)) ?? ''

async function renderings({ origin }: BuiltShop) {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^shop_page_render_seconds_count (\d+)/m.exec(metrics)?.[1])
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'

const PRODUCT = 9
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

eachSeededPlace('reviews', (place, engine) => {
  let here: Place
  let db: Database
  const shops: BuiltShop[] = []
  const clients: ReturnType<typeof shopper>[] = []
  beforeAll(async () => {
    here = await place()
    db = await openDatabase(here)
    const own = { ...settingsOf(here), RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'trace' }
    // On SQLite one process serves; on PostgreSQL any number.
    for (let at = 0; at < (engine === 'sqlite' ? 1 : 2); at++) shops.push(await startBuiltShop(own))
    clients.push(...shops.map(({ origin }) => shopper(origin)))
  })
  afterAll(async () => {
    for (const client of clients) client.close()
    await Promise.all(shops.map((shop) => shop.stop()))
    await closeDatabase(db)
  })
  const client = (at = 0) => clients[at % clients.length] as ReturnType<typeof shopper>
  const command = async (...args: string[]) => {
    const { code, output } = await runCommand(settingsOf(here), ...args)
    expect(code, output).toBe(0)
  }
  async function shipped() {
    const { body } = await client().order(orderOf([{ productId: PRODUCT, quantity: 1 }]))
    await command('orders', 'ship', body.number)
    return `/orders/${body.token}/review/1`
  }
  const send = (path: string, fields: Record<string, string>, at = 0) =>
    client(at).send(
      'POST',
      path,
      new URLSearchParams({ stars: '1', name: 'Ana R.', text: 'Not for me', ...fields }).toString(),
      FORM,
    )
  const written = () => db.selectFrom('reviews').selectAll().orderBy('id').execute()

  test('many sent at once for one line are one', async () => {
    const path = await shipped()
    const sent = Array.from({ length: 12 }, (_, at) => send(path, { title: `Try ${at}` }, at))
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    expect(await written()).toMatchObject([{ state: 'held', position: 0, product_id: PRODUCT }])
  })

  test('published and hidden by command, every process shows it in page, list and API', async () => {
    const [{ id } = { id: 0 }] = await written()
    const ask = async (path: string, at: number) => (await client(at).send('GET', path)).body
    const shown = async (at: number) => {
      const product = await ask(`/api/products/${PRODUCT}`, at)
      const lists = await Promise.all([
        ask('/api/products?sortBy=rating&order=asc&limit=0&select=id', at),
        ask(`/shop/${PRODUCT}`, at),
      ])
      return {
        rating: product.rating,
        place: lists[0].products.findIndex(({ id }: { id: number }) => id === PRODUCT),
        page: lists[1].includes('Not for me'),
        said: lists[1].includes(`"ratingValue":${product.rating},`),
      }
    }
    const processes = shops.map((_, at) => at)
    const before = await Promise.all(processes.map(shown))
    expect(before[0]).toMatchObject({ page: false, said: true })
    await command('reviews', 'publish', String(id))
    for (const at of processes) {
      await expect
        .poll(() => shown(at), { timeout: 5000 })
        .toMatchObject({ page: true, said: true })
      const now = await shown(at)
      expect(now.rating).toBeLessThan(before[at]?.rating ?? 0)
      expect(now.place).toBeLessThan(before[at]?.place ?? 0)
    }
    await command('reviews', 'hide', String(id), '--reason', 'a test')
    for (const at of processes)
      await expect.poll(() => shown(at), { timeout: 5000 }).toEqual(before[at])
    const page = await send((await shipped()).replace(/^/, '/fr'), { stars: '9' })
    expect(page.status).toBe(422)
  })

  test('hostile values are refused at their fields, and no answer is a fault', async () => {
    const path = await shipped()
    for (const [field, value] of [
      ['name', 'a\0b'],
      ['title', '\u202etxt'],
      ['text', 'a\u0007b'],
      ['text', 'x'.repeat(2001)],
      ['stars', '1e0'],
    ] as const) {
      const { status, body } = await send(path, { [field]: value })
      expect([field, status]).toEqual([field, 422])
      expect(body).toMatch(/aria-invalid="true"/)
      expect(body).not.toContain('\0')
    }
    for (const bad of ['/orders/a%00b/review/1', '/orders/abc/review/%00', '/orders/abc/review/1'])
      expect([400, 404]).toContain((await send(bad, {})).status)
    const hostile = { name: '"><script>alert(1)</script>', text: '</textarea><img src=x>' }
    expect((await send(path, hostile)).status).toBe(200)
    const { body } = await client().send('GET', path)
    expect(body).not.toMatch(/<script>alert|<\/textarea><img/)
  })

  test('one order, and one network, cannot flood the merchant', async () => {
    const path = await shipped()
    const statuses: number[] = []
    for (let sent = 0; sent < 70; sent++) statuses.push((await send(path, {})).status)
    expect(statuses).toContain(429)
    const { body } = await send(path, { text: 'Kept all the same' })
    expect(body).toContain('Kept all the same')
    expect((await written()).length).toBe(3)
  })
})

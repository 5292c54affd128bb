import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { startBuiltShop } from '../support/built-shop'
import { canHaveStandby, type PostgresServer, startPostgres } from '../support/postgres'
import { orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const runs = canHaveStandby() && inject('postgresUrl') !== ''

describe.skipIf(!runs)('a replica for reads', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  afterAll(() => Promise.all([primary?.stop(), replica?.stop()]))
  const { client } = shopOfSuite(async () => {
    primary = (await startPostgres()) as PostgresServer
    replica = (await startPostgres({ standbyOf: primary.url, durable: false })) as PostgresServer
    return startBuiltShop({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url })
  })
  const stockInApi = async (id: number) =>
    (await client.send('GET', `/api/products/${id}`)).body.stock
  const order = (productId: number, quantity: number) =>
    client.order(orderOf([{ productId, quantity }]))

  test('the catalogue API, feed and sitemap are read there, orders are not', async () => {
    const before = await scans(replica)
    let id = 20
    const ask = async () => {
      await client.send('GET', `/api/products/${id++}`)
      return (await scans(replica)) - before
    }
    await expect.poll(ask, { timeout: 10_000 }).toBeGreaterThan(2)
    for (const path of ['/feed.xml', '/sitemap-products-0.xml'])
      expect((await client.send('GET', path)).status).toBe(200)
    expect((await order(2, 1)).status).toBe(201)
  })

  test('behind: stock and orders are true at once, and soon everything else', async () => {
    await ask(replica, 'select pg_wal_replay_pause()')
    const stock = await stockInApi(5)
    expect((await order(5, 3)).status).toBe(201)
    await expect.poll(() => stockInApi(5)).toBe(stock - 3)
    await ask(primary, 'update stock set quantity = 1 where product_id = 9')
    expect((await order(9, 1)).status).toBe(201)
    const { status, body } = await order(9, 1)
    expect([status, body.code]).toEqual([409, 'out_of_stock'])
    // Nobody is told of this change, so a replica that is seconds behind would hide it.
    await ask(primary, "update products set title = 'Renamed' where id between 50 and 99")
    let id = 50
    const title = async () => (await client.send('GET', `/api/products/${id++}`)).body.title
    await expect.poll(title, { timeout: 10_000, interval: 300 }).toBe('Renamed')
    expect((await ask(replica, 'select title from products where id = 50'))[0].title).not.toBe(
      'Renamed',
    )
    await ask(replica, 'select pg_wal_replay_resume()')
  })

  test('away: everything works, and it is read again when it is back', async () => {
    await replica.kill()
    for (const path of ['/api/products/100', '/feed.xml', '/sitemap-products-0.xml', '/readyz'])
      expect((await client.send('GET', path)).status, path).toBe(200)
    expect((await order(3, 1)).status).toBe(201)
    await replica.restart()
    const before = await scans(replica)
    let id = 101
    const read = async () => {
      await client.send('GET', `/api/products/${id++}`)
      return (await scans(replica)) - before
    }
    await expect.poll(read, { timeout: 10_000 }).toBeGreaterThan(1)
  })
})

/** How often a server was asked for products. */
async function scans(server: PostgresServer) {
  const [row] = await ask(
    server,
    "select seq_scan + idx_scan as count from pg_stat_user_tables where relname = 'products'",
  )
  return Number(row?.count ?? 0)
}

async function ask(server: PostgresServer, query: string) {
  const client = new pg.Client(server.url)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

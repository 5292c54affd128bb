import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { paged, product, products, startStub } from '../../../tests/support/network/stub-host'
import type { Database } from '../../database/tables.server'
import { facets } from '../queries/products.server'
import { hostRows } from './host-rows.server'
import { importProducts } from './import-products.server'
import { syncOptions } from './sync.server'

let stub: Awaited<ReturnType<typeof startStub>>
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.stop())

eachDatabase('catalogue sync from a broken host', (open) => {
  let db: Database
  const sync = () =>
    importProducts(
      db,
      hostRows(stub.url, { mostMs: 300, mostBytes: 200_000 }),
      syncOptions(stub.url),
    )
  const whole = () => db.selectFrom('products').selectAll().orderBy('id').execute()

  beforeAll(async () => {
    db = await open('seeded')
  })

  const json = JSON.stringify({ products: products(2), total: 2, skip: 0, limit: 2 })
  const first = paged(products(150))
  const later =
    (then: typeof first): typeof first =>
    (request, response) =>
      request.url?.includes('skip=0') ? first(request, response) : then(request, response)
  test.each<[string, typeof first]>([
    ['a server error', (_, response) => response.writeHead(500).end('{"products": []}')],
    ['no JSON', (_, response) => response.end('<html>Bad gateway</html>')],
    ['JSON of something else', (_, response) => response.end('{"products": "none", "total": 3}')],
    ['null', (_, response) => response.end('null')],
    ['an empty catalogue', paged([])],
    ['JSON that is cut off', (_, response) => response.end(json.slice(0, -40))],
    [
      'a response that is cut off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': json.length })
        response.write(json.slice(0, 100), () => response.destroy())
      },
    ],
    ['a response that never ends', (_, response) => void response.write('{"products": [')],
    ['no response', () => {}],
    ['a refused connection', (request) => void request.socket.destroy()],
    [
      'an endless response',
      (_, response) => response.end(`{"products": ["${'x'.repeat(300_000)}"]}`),
    ],
    ['mostly garbage', paged([product(1), ...Array(9).fill({ id: 'x', title: 7 })])],
    ['a list of nothing sound', paged([null, 1, 'x', [], { __proto__: null }])],
    ['fewer products than it says', paged(products(120), 200)],
    [
      'the same page again and again',
      (_, response) => response.end(JSON.stringify({ products: products(100), total: 1000 })),
    ],
    [
      'a total beyond reason',
      (_, response) => response.end(JSON.stringify({ products: products(1), total: 1e15 })),
    ],
    ['a failure on the second page', later((_, response) => response.writeHead(502).end())],
    ['garbage on the second page', later((_, response) => response.end('{'))],
  ])('%s changes nothing', async (_name, behaviour) => {
    const before = await whole()
    stub.behave(behaviour)
    await expect(sync()).rejects.toThrow()
    expect(await whole()).toEqual(before)
    expect((await facets(db)).total).toBe(before.length)
  })
})

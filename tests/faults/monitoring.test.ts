import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}
interface Panel {
  title: string
  targets: { expr: string }[]
}

const rules: Rule[] = parse(readFileSync('docs/monitoring/alerts.yml', 'utf8')).groups[0].rules
const { panels }: { panels: Panel[] } = JSON.parse(
  readFileSync('docs/monitoring/dashboard.json', 'utf8'),
)
const queries = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr.replaceAll('$__rate_interval', '5m')]),
  ),
]

eachSeededPlace('/metrics', (place) => {
  const start = async () =>
    startBuiltShop({
      ...settingsOf(await place()),
      RATE_LIMIT_SCALE: '0.4', // It lets two contact messages through.
      TRUST_PROXY: 'true',
    })
  const { client } = shopOfSuite(start, 20)
  let text: string
  beforeAll(async () => {
    await askAround()
    text = (await client.send('GET', '/metrics')).body
  })

  async function askAround() {
    for (let round = 0; round < 3; round++)
      for (const path of ['/shop/1', '/fr/shop/2', '/shop?q=a%40b.example', '/nowhere/at-all'])
        await client.send('GET', path)
    for (const path of ['/orders/a-token', '/orders/b-token.data', '/api/orders/c-token'])
      await client.send('GET', path)
    for (const path of ['/api/products/1', '/api/products?limit=1', '/suggest?q=ph'])
      await client.send('GET', path)
    await client.send('PROPFIND', '/shop')
    await client.order(orderOf())
    await client.order(orderOf([{ productId: 999_999, quantity: 1 }]))
    await client.order({})
    const message = 'name=Ana&email=a@b.example&phone=%2B8801700000000&message=Hello+there'
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    for (let time = 0; time < 3; time++) await client.send('POST', '/contacts', message, form)
  }

  /** The value of the sample whose labels hold these; undefined when there is none. */
  function value(name: string, labels: Record<string, string> = {}) {
    const line = text
      .split('\n')
      .find(
        (one) =>
          (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) &&
          Object.entries(labels).every(([label, is]) => one.includes(`${label}="${is}"`)),
      )
    return line === undefined ? undefined : Number(line.split(' ').at(-1))
  }
  const requests = (route: string, status: number, method = 'GET') =>
    value('http_request_duration_seconds_count', { route, status: `${status}`, method })

  test('requests are counted by route, those of the page cache too', () => {
    expect(requests('/shop/:id', 200)).toBe(6)
    expect(value('shop_requests_total', { from: 'pages', status: '200' })).toBeGreaterThanOrEqual(9)
    expect(requests('/orders/:token', 404)).toBe(2)
    expect(requests('/api/orders/:token', 404)).toBe(1)
    expect(requests('*', 404)).toBe(3)
    expect(requests('/api/products/:id', 200)).toBe(1)
    expect(requests('/shop', 405, 'other')).toBe(1)
    expect(requests('/contacts', 200, 'POST')).toBe(2)
  })

  test('labels hold no path, and the buckets of a histogram grow to its count', () => {
    for (const given of ['at-all', '-token', 'b.example', '/fr/']) expect(text).not.toContain(given)
    const route = { route: '/shop/:id', status: '200', method: 'GET' }
    expect(value('http_request_duration_seconds_bucket', { ...route, le: '+Inf' })).toBe(6)
    expect(value('http_request_duration_seconds_bucket', { ...route, le: '10' })).toBe(6)
    expect(value('http_request_duration_seconds_sum', route)).toBeGreaterThan(0)
  })

  test('orders, refusals, jobs, database, catalogue and caches have figures', () => {
    expect(value('shop_orders_placed_total', { payment: 'cash_on_delivery' })).toBe(1)
    expect(value('shop_orders_refused_total', { reason: 'unknown_product' })).toBe(1)
    expect(value('shop_orders_refused_total', { reason: 'invalid_fields' })).toBe(1)
    expect(value('shop_limit_refusals_total', { limit: 'contact' })).toBe(1)
    const mails =
      (value('shop_mails_total', { result: 'sent' }) ?? 0) +
      (value('shop_jobs', { kind: 'mail', state: 'waiting' }) ?? 0)
    expect(mails).toBeGreaterThan(0)
    expect(value('shop_database_query_seconds_count')).toBeGreaterThan(10)
    const pool = value('shop_database_connections', { state: 'open' })
    const isPostgres = text.includes('engine="postgres"')
    expect(pool === undefined).toBe(!isPostgres)
    expect(value('shop_catalogue_products')).toBeGreaterThan(100)
    expect(value('shop_catalogue_index_age_seconds')).toBeGreaterThan(0)
    for (const cache of ['pages', 'page_parts', 'catalogue_api', 'searches'])
      expect(value('shop_cache_bytes', { cache }), cache).toBeGreaterThan(0)
    expect(value('shop_cache_bytes', { cache: 'pictures' })).toBe(0)
  })

  test('a proxy’s request id is taken over, and a forged one is not', async () => {
    const idOf = async (given: string) =>
      (await client.send('GET', '/healthz', undefined, { 'X-Request-Id': given })).headers[
        'x-request-id'
      ]
    expect(await idOf('Ab.9_-')).toBe('Ab.9_-')
    for (const bad of ['a b', 'x'.repeat(65), '"', 'ä'.normalize()])
      expect(await idOf(bad)).not.toBe(bad)
  })

  test.each(queries)('%s asks for what is there: %s', (_, query) => {
    for (const name of metricsOf(query))
      expect(text).toMatch(
        new RegExp(
          `^# TYPE ${name.replace(/_(bucket|count|sum)$/, '(_(bucket|count|sum))?')} `,
          'm',
        ),
      )
  })
})

test('every alert has a severity and a summary, every panel a query', () => {
  for (const { labels, annotations } of rules)
    expect([labels.severity, annotations.summary]).toEqual([
      expect.stringMatching(/^(page|ticket)$/),
      expect.stringMatching(/\w/),
    ])
  expect(panels.length).toBeGreaterThan(10)
})

/** Parses as Prometheus does; throws on what it would refuse. `up` is its own. */
function metricsOf(query: string) {
  const names: string[] = []
  parser
    .configure({ strict: true })
    .parse(query)
    .iterate({
      enter(node) {
        if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
          names.push(query.slice(node.from, node.to))
      },
    })
  expect(names.length, query).toBeGreaterThan(0)
  return names.filter((name) => name !== 'up')
}

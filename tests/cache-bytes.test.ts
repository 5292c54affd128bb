import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonResponse, responseCache } from '../app/catalogue/api/response-cache.server'
import { currentIndex } from '../app/catalogue/index/current-index.server'
import { matchesStored, titleMatches } from '../app/catalogue/index/title-matches.server'
import { seedDemo } from '../app/catalogue/seed.server'
import { openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { keptDocuments } from '../app/http/bounds/kept-documents.server'
import { ByteCache } from '../app/http/pages/byte-cache'
import { cacheTags } from '../app/http/pages/cache-tags.server'
import { type CachedPage, toCachedPage } from '../app/http/pages/cached-page.server'
import { routeTimes } from '../app/http/records/request-times.server'
import { keptParts, keptPartsBytes } from '../app/shell/document/kept-parts.server'
import { ownFolder } from './support/files/own-folder'

/** SEARCHES=225000 HOSTS=50000 are the counts that once took 200 MB and 380 MB. */
const SEARCHES = Number(process.env.SEARCHES ?? 12_000)
const HOSTS = Number(process.env.HOSTS ?? 6_000)
const BOUND = 8 * 1024 * 1024
/** The bytes that the collector and the code itself may take in addition. */
const SLACK = 6 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const dataDir = ownFolder()
let db: Database
beforeAll(async () => {
  db = await openDatabase({ dataDir })
  await seedDemo(db)
})
afterAll(() => db.destroy())

function used() {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The bytes a cache says it holds are no fewer than those it does hold, and within its bound. */
async function holds(
  name: string,
  fill: (n: number) => unknown,
  { count, bound, bytes }: { count: number; bound: number; bytes: () => number },
) {
  for (let n = 0; n < 200; n++) await fill(-n) // Code is compiled and memory allocated once.
  const [before, counted] = [used(), bytes()]
  for (let n = 1; n <= count; n++) await fill(n)
  const grown = used() - before
  const line = `${name}: ${count} keys, counted ${bytes()}, measured ${grown}`
  if (process.env.SEARCHES) console.log(line)
  expect(bytes(), line).toBeLessThanOrEqual(bound)
  expect(grown, line).toBeLessThan(bytes() - counted + SLACK)
}

test('responses of the catalogue API, by searches and by hosts', { timeout: 60_000 }, async () => {
  const searches = responseCache(BOUND)
  const answer = (n: number) => searches.make(`\nq=${n} no`, async () => jsonResponse(200, { n }))
  const bytes = () => searches.figures().bytes
  await holds('API searches', answer, { count: SEARCHES, bound: BOUND, bytes })
  const hosts = responseCache(BOUND)
  const product = { title: 'x'.repeat(600) }
  const one = (n: number) =>
    hosts.make(`http://h${n}.example /api/products/1`, async () =>
      jsonResponse(200, product, 1 + (Math.abs(n) % 500)),
    )
  const size = () => hosts.figures().bytes
  await holds('API hosts', one, { count: HOSTS, bound: BOUND, bytes: size })
})

test('matches of searches', { timeout: 60_000 }, async () => {
  const { base } = await currentIndex(db)
  await holds('title matches', (n) => titleMatches(base, `no such ${n}`), {
    count: SEARCHES,
    bound: 32 * 1024 * 1024,
    bytes: () => matchesStored(base).bytes,
  })
})

test('rendered pages', { timeout: 60_000 }, async () => {
  const pages = new ByteCache<CachedPage>(BOUND)
  const { headers } = cacheTags([{ id: 1 }, { id: 2 }], 'listing')
  const times = routeTimes('pages', '/shop')
  const store = async (n: number) =>
    pages.set(
      `/shop?q=${n}`,
      await toCachedPage(
        new Response(`page ${n} ${'.'.repeat(3000)}`, { headers }),
        `/shop?q=${n}`,
        times,
      ),
    )
  await holds('pages', store, { count: HOSTS, bound: BOUND, bytes: () => pages.bytes })
})

test('kept parts of pages', { timeout: 60_000 }, async () => {
  const Text = ({ n }: { n: number }) => createElement('p', null, `part ${n} – ${'.'.repeat(1500)}`)
  await holds('parts', (n) => keptParts('en')(Text, { n }), {
    count: SEARCHES,
    bound: BOUND,
    bytes: keptPartsBytes,
  })
})

test('kept documents', { timeout: 60_000 }, async () => {
  const documents = keptDocuments({ mostBytes: BOUND })
  const piece = '.'.repeat(20_000)
  const make = (n: number) =>
    documents.get(`/sitemap-products-${n}.xml`, async function* () {
      yield piece
      yield `${n}`
    })
  await holds('documents', make, {
    count: 800,
    bound: BOUND,
    bytes: () => documents.figures().bytes,
  })
})

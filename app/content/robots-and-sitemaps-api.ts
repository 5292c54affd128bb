import { Hono } from 'hono'
import { LANGUAGES } from '../business'
import { categoryPath, productPath } from '../catalogue/product/product-path'
import { db } from '../database/current.server'
import { readFromReplica } from '../database/replica.server'
import { YES } from '../database/tables.server'
import { pagesWhere } from '../http/pages/page-rules'
import { problem } from '../http/problem'
import { shopUrl } from '../http/shop-url.server'
import { unavailable, xml, xmlResponse } from '../http/xml-response.server'
import { offeredLanguages } from '../texts/offered-languages.server'
import { pathOfPage } from './pages/own-page-values'
import { listedPaths } from './pages/replaced-pages.server'
import { offeredFor, shownPages } from './pages/shown-pages.server'

/** The product ids of a sitemap: 4 languages each stay below the 50,000 addresses allowed. */
const SHARD_IDS = 10_000
/** The number of products whose addresses are written at a time. */
const A_PIECE = 200
const DISALLOWED = pagesWhere(({ robots }) => robots === 'disallowed').map(([path]) =>
  path.replace(/:.*/, ''),
)
const URLSET =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** Serves one sitemap for each range of ids, so that no file grows with the catalogue. */
export function searchEnginesApi() {
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots()))
    .get('/sitemap.xml', (c) => xmlResponse(c, { db, name: '/sitemap.xml', pieces: index }))
    .get('/sitemap-pages.xml', (c) =>
      xmlResponse(c, { db, name: '/sitemap-pages.xml', pieces: pages }),
    )
    .get('/:file{sitemap-products-\\d{1,6}\\.xml}', async (c) => {
      const n = Number(/\d+/.exec(c.req.param('file'))?.[0])
      const count = await shardCount().catch(unavailable)
      if (count instanceof Response) return count
      if (n >= count) return notFound()
      return xmlResponse(c, { db, name: `/sitemap-products-${n}.xml`, pieces: () => products(n) })
    })
}

function robots() {
  const disallowed = LANGUAGES.flatMap((language) =>
    ['/api/', '/test-payment/', ...DISALLOWED].map(
      (path) => `Disallow: ${new URL(shopUrl(path, language)).pathname}`,
    ),
  )
  return `User-agent: *\n${[...new Set(disallowed)].join('\n')}\nAllow: /api/products\n\nSitemap: ${shopUrl('/sitemap.xml')}\n`
}

async function shardCount() {
  const { last } = await readFromReplica(db, [], (reader) =>
    reader
      .selectFrom('products')
      .select((column) => column.fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
  )
  return Math.floor(Number(last ?? 0) / SHARD_IDS) + 1
}

async function* index() {
  const count = await shardCount()
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  const shards = Array.from({ length: count }, (_, n) => `/sitemap-products-${n}.xml`)
  for (const path of ['/sitemap-pages.xml', ...shards])
    yield `<sitemap><loc>${xml(shopUrl(path))}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

async function* pages() {
  const categories = await readFromReplica(db, [], (reader) =>
    reader
      .selectFrom('categories')
      .select(['slug', 'address'])
      .where('hidden', '=', 0)
      .orderBy('position')
      .execute(),
  )
  const own = await shownPages()
  yield URLSET
  const listed = listedPaths(own)
  for (const path of listed) yield addresses(path)
  for (const page of own)
    if (!listed.includes(pathOfPage(page.slug)))
      yield addresses(pathOfPage(page.slug), page.changedAt, offeredFor(page))
  for (const category of categories) yield addresses(categoryPath(category))
  yield '</urlset>\n'
}

async function* products(n: number) {
  const rows = await readFromReplica(db, [], (reader) =>
    reader
      .selectFrom('products')
      .select(['id', 'slug', 'changed_at'])
      .where('listed', '=', YES)
      .where('id', '>=', n * SHARD_IDS)
      .where('id', '<', (n + 1) * SHARD_IDS)
      .orderBy('id')
      .execute(),
  )
  yield URLSET
  for (let at = 0; at < rows.length; at += A_PIECE) {
    const some = rows.slice(at, at + A_PIECE)
    yield some.map((row) => addresses(productPath(row), row.changed_at)).join('')
  }
  yield '</urlset>\n'
}

/** Writes one entry a language, each with its alternates. */
function addresses(path: string, changedAt?: number, languages = offeredLanguages()) {
  const others = languages
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(shopUrl(path, language))}"/>`,
    )
    .join('')
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''
  return languages
    .map((language) => `<url><loc>${xml(shopUrl(path, language))}</loc>${changed}${others}</url>\n`)
    .join('')
}

const notFound = () => problem(404, 'not_found', 'There is no such sitemap.')

import type { IncomingMessage, ServerResponse } from 'node:http'
import { changesCatalogue } from '../../database/change-rows'
import { onChange } from '../../database/changes.server'
import type { Database } from '../../database/tables.server'
import { RETRY_AFTER } from '../../database/unavailable'
import { Busy, inTurn } from '../../http/bounds/turns.server'
import { gzipIfAccepted } from '../../http/encoding'
import type { RequestHandler } from '../../http/listener.server'
import { log } from '../../http/log.server'
import { watchCache } from '../../http/metrics.server'
import { REQUEST_ID, requestIdOf } from '../../http/records/request-id.server'
import { nameRoute, routeTimes } from '../../http/records/request-times.server'
import { commonHeaders } from '../../http/security-headers.server'
import { reachedOrigin } from '../../http/shop-url.server'
import { currentIndex, refreshIndex } from '../index/current-index.server'
import { catalogueResponse } from './catalogue-responses.server'
import { type ApiResponse, jsonResponse, responseCache, zipLater } from './response-cache.server'
import type { HelpFor } from './suggest.server'

const PATH = /^(?:\/api)?(\/suggest\/?)$|^\/api(\/products(?:\/.*)?)$/
/** The parameters in the cache key. Others are left out, so that they cannot fill the memory. */
const PARAMETERS = ['q', 'limit', 'skip', 'select', 'sortBy', 'order', 'more', 'language']

/**
 * The catalogue API in DummyJSON's shapes; docs/catalogue-api.md says where it differs. `helpFor`
 * names the page of a question that is typed into the search box.
 */
export function catalogueBytes(db: Database, helpFor?: HelpFor): RequestHandler {
  const cache = responseCache()
  watchCache('catalogue_api', () => cache.figures().bytes)
  void currentIndex(db) // A large index takes seconds; it is built before the first visitor.
  onChange(async (change) => {
    if (change.sold) return
    // A merchant's rule about a search changes suggestions; it is announced as pages are. Settings
    // hold the words of pages that answer a question.
    if (change.pages || change.settings) return cache.drop([])
    const onlyStock = !changesCatalogue(change)
    cache.drop(change.products, { onlyStock })
    if (onlyStock) return
    if (await refreshIndex(db)) cache.drop('all') // Lists made meanwhile used the old index.
  })
  return (request, response, path) => {
    const match = PATH.exec(path)
    if (!match) return false
    nameRoute(response, catalogueRoute(path))
    if (request.method === 'OPTIONS') return allow(response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(request, response, jsonResponse(405, { message: 'Only GET is answered here' }))
    const origin = reachedOrigin(request.headers)
    const search = searchOf(request.url as string, path)
    const key = keyOf(origin, path, search)
    const stored = cache.get(key)
    if (stored) return send(request, response, stored)
    response.setHeader(REQUEST_ID, requestIdOf(request))
    return cache
      .make(key, () =>
        inTurn(() => catalogueResponse(db, match[1] ?? match[2] ?? '', search, origin, helpFor)),
      )
      .catch((error) => {
        if (!(error instanceof Busy)) log.error({ err: error }, 'the catalogue could not be read')
        return jsonResponse(503, {
          message: 'The catalogue cannot be read just now. Please try again.',
        })
      })
      .then((made) => send(request, response, made))
  }
}

const NO_SEARCH = new URLSearchParams()
const searchOf = (url: string, path: string) =>
  url.length === path.length ? NO_SEARCH : new URLSearchParams(url.slice(path.length))

function keyOf(origin: string, path: string, search: URLSearchParams) {
  let key = `${origin} ${path}`
  if (search.size === 0) return key
  for (const name of PARAMETERS) {
    const values = name === 'q' || name === 'select' ? search.getAll(name) : [search.get(name)]
    for (const value of values) if (value !== null) key += `\n${name}=${value}`
  }
  return key
}

let shared: Record<string, string> | undefined
const headersOf = (more: Record<string, string | number>) => {
  shared ??= {
    ...commonHeaders(),
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept-Encoding',
  }
  return { ...shared, ...more }
}

function send(request: IncomingMessage, response: ServerResponse, made: ApiResponse) {
  const fresh = made.status === 200 ? 'public, no-cache' : 'no-store'
  const headers = { 'Cache-Control': fresh, ...(made.status === 200 && { ETag: made.etag }) }
  if (made.status === 200 && request.headers['if-none-match'] === made.etag) {
    response.writeHead(304, headersOf(headers)).end()
    return true
  }
  const zips = gzipIfAccepted(request.headers['accept-encoding']) === 'gzip'
  if (zips) zipLater(made)
  const body = zips && made.zipped ? made.zipped : made.body
  response.writeHead(
    made.status,
    headersOf({
      ...headers,
      ...(made.status === 405 && { Allow: 'GET, HEAD, OPTIONS' }),
      ...(made.status === 503 && RETRY_AFTER),
      ...(body === made.zipped && { 'Content-Encoding': 'gzip' }),
      'Content-Length': body.length,
    }),
  )
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

function allow(response: ServerResponse) {
  response
    .writeHead(
      204,
      headersOf({
        'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Max-Age': 86_400,
      }),
    )
    .end()
  return true
}

const named = (route: string) => routeTimes('catalogue', route)
const fixed = new Map(
  ['', '/search', '/categories', '/category-list'].map((end) => [
    `/api/products${end}`,
    named(`/api/products${end}`),
  ]),
)
const suggest = named('/suggest')
const category = named('/api/products/category/:slug')
const product = named('/api/products/:id')

/** Returns the route of a path for metrics; unknown paths count as products. */
function catalogueRoute(path: string) {
  if (path.startsWith('/api/products/category/')) return category
  return path.includes('/suggest') ? suggest : (fixed.get(path) ?? product)
}

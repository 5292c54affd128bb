import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Change } from '../../database/changes.server'
import { log } from '../log.server'
import { inRequest, REQUEST_ID, requestAddress, requestIdOf } from '../records/request-id.server'
import { nameRoute, routeTimes } from '../records/request-times.server'
import { ByteCache } from './byte-cache'
import { LISTING, productTag } from './cache-tags.server'
import { type CachedPage, sendPage, toCachedPage } from './cached-page.server'
import { pageKey } from './page-key'
import { pageRoute } from './page-route'

interface Settings {
  render: (path: string) => Promise<Response>
  limit?: number
  now?: () => number
}

interface Rendering {
  page: Promise<CachedPage>
  changes: Change[]
}

const LIMIT_BYTES = 64 * 1024 * 1024
/** Changes are announced, so this only bounds how long a missed one shows. */
const FRESH_MS = 60_000

/** Whole pages as bytes. A stale one is sent, then rendered; an outdated one is rendered first. */
export function pageCache({ render, limit = LIMIT_BYTES, now = Date.now }: Settings) {
  const keysByTag = new Map<string, Set<string>>()
  const pages = new ByteCache<CachedPage>(limit, untag)
  const renderings = new Map<string, Rendering>()
  const counts = { hits: 0, stale: 0, misses: 0 }

  function untag(key: string, { tags }: CachedPage) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function store(key: string, page: CachedPage) {
    page.staleFrom = now() + FRESH_MS
    pages.set(key, page) // which untags the page it replaces
    if (pages.peek(key) !== page) return
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  function renderOnce(key: string, id: string): Promise<CachedPage> {
    const running = renderings.get(key)
    if (running) return running.page
    const times = routeTimes('pages', pageRoute(key))
    const page = inRequest({ id, address: requestAddress() }, () => render(key)).then((one) =>
      toCachedPage(one, times),
    )
    const rendering: Rendering = { page, changes: [] }
    renderings.set(key, rendering)
    const end = () => {
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
    page.then((page) => {
      end()
      if (!page.cacheable && page.status < 500) pages.delete(key) // the product is gone
      if (!page.cacheable || rendering.changes.some((change) => shows(page, change))) return
      store(key, page)
      if (rendering.changes.length > 0 && page.tags.has(LISTING)) page.staleFrom = 0
    }, end)
    return page
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = pageKey(request.url ?? '/')
    if (key === undefined) return false
    const cached = pages.get(key)
    const send = (page: CachedPage) => {
      nameRoute(response, page.times)
      sendPage(page, request, response, (bytes) => pages.grow(key, page, bytes))
    }
    if (cached && !cached.outdated) {
      counts.hits++
      if (cached.staleFrom <= now()) {
        counts.stale++
        cached.staleFrom = now() + FRESH_MS // so that other requests start no second refresh
        renderOnce(key, requestIdOf(request)).catch((error) =>
          log.error({ err: error, route: cached.times.route }, 'a page could not be refreshed'),
        )
      }
      send(cached)
      return true
    }
    counts.misses++
    const last = cached && ((page: CachedPage) => send(page.status < 500 ? page : cached))
    const id = requestIdOf(request)
    response.setHeader(REQUEST_ID, id)
    renderOnce(key, id).then(last ?? send, (error) => {
      log.error(
        { err: error, requestId: id, route: pageRoute(key) },
        'a page could not be rendered',
      )
      response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      response.end('Something went wrong on our side. Please try again.')
    })
    return true
  }

  function drop(change: Change) {
    for (const rendering of renderings.values()) rendering.changes.push(change)
    renderings.clear() // a request from now on must not join a rendering begun before the change
    if (change.products === 'all') return pages.clear()
    for (const id of change.products)
      for (const key of keysByTag.get(productTag(id)) ?? []) {
        const page = pages.peek(key)
        if (page) page.outdated = true
      }
    for (const key of keysByTag.get(LISTING) ?? []) {
      const page = pages.peek(key)
      if (page) page.staleFrom = 0
    }
  }

  return {
    handle,
    drop,
    figures: () => ({ ...counts, bytes: pages.bytes, entries: pages.entries }),
  }
}

function shows({ tags }: CachedPage, { products }: Change) {
  return products === 'all' || products.some((id) => tags.has(productTag(id)))
}

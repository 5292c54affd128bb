import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Change } from '../../database/changes.server'
import { log } from '../log.server'
import { ByteCache } from './byte-cache'
import { type KeptPage, keptPage, sendPage } from './cached-page.server'
import { pageKey } from './page-key'
import { collectShown, type Tag } from './page-tags.server'

interface Settings {
  /** Renders the page of a path and query. */
  render: (path: string) => Promise<Response>
  limit?: number
  now?: () => number
}

interface Flight {
  page: Promise<KeptPage>
  /** What changed while it was rendered: if the page shows any of it, it is not kept. */
  changes: Change[]
}

const LIMIT_BYTES = 64 * 1024 * 1024
/** Changes are heard of, so this only bounds what was missed. */
const FRESH_MS = 60_000

/**
 * Whole pages as bytes, the same for every visitor of a language. Concurrent requests for a page
 * that is not kept share one rendering; a stale page is answered at once and rendered behind it; a
 * changed product drops the pages that show it and makes listings stale.
 */
export function pageCache({ render, limit = LIMIT_BYTES, now = Date.now }: Settings) {
  const tagged = new Map<Tag, Set<string>>()
  const kept = new ByteCache<KeptPage>(limit, (key, page) => {
    for (const tag of page.tags) {
      const keys = tagged.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) tagged.delete(tag)
    }
  })
  const flights = new Map<string, Flight>()
  const counts = { hits: 0, stale: 0, misses: 0 }

  function keep(key: string, page: KeptPage) {
    page.staleFrom = now() + FRESH_MS
    kept.set(key, page)
    for (const tag of page.tags) {
      const keys = tagged.get(tag)
      if (keys) keys.add(key)
      else tagged.set(tag, new Set([key]))
    }
  }

  function fly(key: string): Promise<KeptPage> {
    const running = flights.get(key)
    if (running) return running.page
    const flight: Flight = { page: rendered(key), changes: [] }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.page.then((page) => {
      land()
      if (!page.keepable || flight.changes.some((change) => shows(page, change))) return
      keep(key, page)
      if (flight.changes.length > 0 && page.tags.has('listing')) page.staleFrom = 0
    }, land)
    return flight.page
  }

  async function rendered(key: string) {
    const { result, tags } = await collectShown(() => render(key))
    return keptPage(result, tags)
  }

  /** Answers what is a page; false when it is none that may be kept. */
  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = pageKey(request.url ?? '/')
    if (key === undefined) return false
    const page = kept.get(key)
    const send = (page: KeptPage) =>
      sendPage(page, request, response, (bytes) => kept.grow(key, page, bytes))
    if (page) {
      counts.hits++
      if (page.staleFrom <= now()) {
        counts.stale++
        page.staleFrom = now() + FRESH_MS // one refresh, however many ask
        fly(key).catch((error) => log.error({ err: error, key }, 'a page could not be refreshed'))
      }
      send(page)
      return true
    }
    counts.misses++
    fly(key).then(send, (error) => {
      log.error({ err: error, key }, 'a page could not be rendered')
      response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      response.end('Something went wrong on our side. Please try again.')
    })
    return true
  }

  /** Hears what changed. */
  function drop(change: Change) {
    for (const flight of flights.values()) flight.changes.push(change)
    flights.clear() // whoever asks from now on must not get what was begun before
    if (change.products === 'all') return kept.clear()
    for (const id of change.products)
      for (const key of [...(tagged.get(id) ?? [])]) kept.delete(key)
    for (const key of tagged.get('listing') ?? []) {
      const page = kept.peek(key)
      if (page) page.staleFrom = 0
    }
  }

  return {
    answer,
    drop,
    figures: () => ({ ...counts, bytes: kept.bytes, entries: kept.entries }),
  }
}

function shows({ tags }: KeptPage, { products }: Change) {
  return products === 'all' || products.some((id) => tags.has(id))
}

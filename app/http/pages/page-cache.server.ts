import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataChange } from '../../database/changes.server'
import { log } from '../log.server'
import { apartFromRequest, REQUEST_ID, requestIdOf } from '../records/request-id.server'
import { nameRoute, routeTimes } from '../records/request-times.server'
import { ByteCache } from './byte-cache'
import {
  type CachedPage,
  isReady,
  makeSmallest,
  type PageSending,
  sendPage,
  succeed,
  toCachedPage,
} from './cached-page.server'
import { smallestQueue } from './encoded/smallest-queue'
import { FRESH_MS, showsAny, touch } from './page-freshness'
import { isNotFoundKey, notFoundKey, pageKey } from './page-key'
import { pageRoute } from './page-route'
import { refreshQueue } from './refresh-queue'
import { TaggedKeys } from './tagged-keys'
import { type PageUrgency, touchedTags } from './touched-tags.server'

interface Settings {
  render: (path: string) => Promise<Response>
  limit?: number
  /** Returns milliseconds that never go back, as the machine's clock may. */
  now?: () => number
}

interface Rendering {
  page: Promise<CachedPage>
  begunAt?: number
  /** The tags touched since it began. */
  touched: ReadonlyMap<string, PageUrgency>[]
  /** True when it may show what a change ended: later requests do not join it. */
  past?: true
}

const LIMIT_BYTES = 64 * 1024 * 1024
/** The least time between renderings of a page that changes all the time: requests wait. */
const LEAST_APART_MS = 10

const monotonic = () => performance.now()

/** Caches pages as bytes. A stale page is sent, then rendered; an outdated one before. */
export function pageCache({ render, limit = LIMIT_BYTES, now = monotonic }: Settings) {
  const tagged = new TaggedKeys()
  const pages = new ByteCache<CachedPage>(limit, (key, { tags }) => tagged.remove(key, tags))
  const renderings = new Map<string, Rendering>()
  const queue = refreshQueue({ refresh, now })
  const small = smallestQueue((key) => makeSmallest(() => pages.peek(key), sending.onGrow))
  const sending: PageSending = {
    onGrow: (page, bytes) => pages.grow(page.key, page, bytes),
    onOften: ({ key }) => small.add(key),
  }
  const counts = { hits: 0, stale: 0, misses: 0 }
  let begun = 0
  let clearedAt = 0

  function store(key: string, page: CachedPage, { touched }: Rendering) {
    const last = pages.peek(key)
    if (last && last.rendering > page.rendering) return
    if (page.rendering <= clearedAt) return
    page.staleFrom = now() + FRESH_MS
    page.outdatedFrom = now() + page.rightForMs
    if (last) succeed(page, last)
    for (const tags of touched)
      for (const [tag, urgency] of tags) if (page.tags.has(tag)) touch(page, urgency, now())
    pages.set(key, page) // This removes the tags of the page it replaces.
    if (pages.peek(key) === page) tagged.add(key, page.tags)
  }

  function renderOnce(key: string, id?: string): Promise<CachedPage> {
    const running = renderings.get(key)
    if (running && !running.past) return running.page
    const last = running?.begunAt ?? pages.peek(key)?.renderedAt
    const rendering: Rendering = {
      page: begin(key, last, { id, self: () => rendering }),
      touched: [],
    }
    renderings.set(key, rendering)
    const end = () => {
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
    rendering.page.then((page) => {
      end()
      if (page.cacheable || (page.status === 404 && isNotFoundKey(key))) store(key, page, rendering)
      else if (page.status < 500) pages.delete(key) // The product is gone.
    }, end)
    return rendering.page
  }

  async function begin(
    key: string,
    last: number | undefined,
    { id, self }: { id?: string; self: () => Rendering },
  ) {
    const wait = last === undefined ? 0 : last + LEAST_APART_MS - now()
    await (wait > 0 && sleep(wait))
    const renderedAt = now()
    self().begunAt = renderedAt
    const rendering = ++begun
    const response = await apartFromRequest(id, () => render(key))
    const page = await toCachedPage(response, key, routeTimes('pages', pageRoute(key)))
    return Object.assign(page, { rendering, renderedAt })
  }

  async function refresh(key: string) {
    const page = pages.peek(key)
    if (!page || page.staleFrom > now()) return
    await renderOnce(key).catch((error) =>
      log.error({ err: error, route: page.times.route }, 'a page could not be refreshed'),
    )
    if (pages.peek(key) !== page) return
    page.queued = undefined
    page.staleFrom = now() + FRESH_MS
  }

  function keyOf({ method, url = '/' }: IncomingMessage) {
    return method === 'GET' || method === 'HEAD' ? pageKey(url) : undefined
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const key = keyOf(request)
    return key !== undefined && respond(key, request, response)
  }

  function respond(key: string, request: IncomingMessage, response: ServerResponse) {
    const fresh = freshPage(key)
    if (fresh) return sendPage(hit(fresh), request, response, sending)
    const cached = pages.peek(key)
    counts.misses++
    const id = requestIdOf(request)
    response.setHeader(REQUEST_ID, id)
    nameRoute(response, routeTimes('pages', pageRoute(key)))
    return renderOnce(key, id).then((page) =>
      sendPage(cached && page.status >= 500 ? cached : page, request, response, sending),
    )
  }

  function freshPage(key: string) {
    const cached = pages.get(key)
    return cached && now() < cached.outdatedFrom ? cached : undefined
  }

  function hit(page: CachedPage) {
    counts.hits++
    if (now() < page.staleFrom || page.queued) return page
    counts.stale++
    page.queued = true
    queue.add(page.key, page.staleFrom, page.refreshFrom)
    return page
  }

  /** Sends a page that is cached in the encoding asked for, which takes no waiting; else nothing. */
  function sendCached(request: IncomingMessage, response: ServerResponse) {
    const key = keyOf(request)
    const fresh = key === undefined ? undefined : freshPage(key)
    return (
      fresh !== undefined &&
      isReady(fresh, request) &&
      sendPage(hit(fresh), request, response, sending) === true
    )
  }

  function drop(change: DataChange) {
    const all = change.products === 'all'
    const touched = touchedTags(change)
    for (const [key, rendering] of renderings) {
      if (rendering.begunAt === undefined) continue
      rendering.touched.push(touched)
      const last = pages.peek(key)
      if (all || !last || showsAny(last, touched)) rendering.past = true
    }
    if (all) {
      clearedAt = begun
      return pages.clear()
    }
    for (const [tag, urgency] of touched)
      for (const key of tagged.of(tag)) {
        const page = pages.peek(key)
        if (page) touch(page, urgency, now())
      }
  }

  return {
    handle,
    sendCached,
    /** Sends one page for all addresses of a language that lead nowhere: they are endless. */
    notFound: (request: IncomingMessage, response: ServerResponse) =>
      respond(notFoundKey(request.url ?? '/'), request, response),
    drop,
    /** Renders the page with the key that `pageKey` makes; returns whether it could be rendered. */
    render: (key: string) =>
      renderOnce(key).then(
        (page) => page.cacheable,
        () => false,
      ),
    figures: () => ({
      ...counts,
      bytes: pages.bytes,
      entries: pages.entries,
      waiting: queue.size,
      encoding: small.size,
    }),
  }
}

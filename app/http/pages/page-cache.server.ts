import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataChange } from '../../database/changes.server'
import { log } from '../log.server'
import {
  inRequest,
  newId,
  REQUEST_ID,
  requestAddress,
  requestIdOf,
} from '../records/request-id.server'
import { nameRoute, routeTimes } from '../records/request-times.server'
import { ByteCache } from './byte-cache'
import { type CachedPage, sendPage, succeed, toCachedPage } from './cached-page.server'
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
/** Changes are announced, so this only bounds how long a missed one shows. */
const FRESH_MS = 60_000
/** The longest a page is sent stale; with half a second to hear of a change, below 2 s. */
const BEHIND_MS = 1300
/** The least time between renderings of a page that changes all the time: requests wait. */
const LEAST_APART_MS = 10

const monotonic = () => performance.now()

/** Caches pages as bytes. A stale page is sent, then rendered; an outdated one before. */
export function pageCache({ render, limit = LIMIT_BYTES, now = monotonic }: Settings) {
  const tagged = new TaggedKeys()
  const pages = new ByteCache<CachedPage>(limit, (key, { tags }) => tagged.remove(key, tags))
  const renderings = new Map<string, Rendering>()
  const queue = refreshQueue({ refresh, now })
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
      for (const [tag, urgency] of tags) if (page.tags.has(tag)) touch(page, urgency)
    pages.set(key, page) // This removes the tags of the page it replaces.
    if (pages.peek(key) === page) tagged.add(key, page.tags)
  }

  function touch(page: CachedPage, urgency: PageUrgency) {
    const time = now()
    const atOnce = urgency === 'now' || (urgency === 'once a second' && page.refreshFrom <= time)
    page.staleFrom = Math.min(page.staleFrom, time)
    page.outdatedFrom = Math.min(page.outdatedFrom, atOnce ? time : time + BEHIND_MS)
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
    const response = await renderApart(key, id)
    const page = await toCachedPage(response, routeTimes('pages', pageRoute(key)))
    return Object.assign(page, { rendering, renderedAt })
  }

  /** Renders apart from the first request: its client may leave while others wait for the page. */
  const renderApart = (key: string, id?: string) =>
    new Promise<Response>((resolve, fail) => {
      // A rendering behind a response, or at the start, has no address.
      const address = id && requestAddress()
      inRequest({ id: id ?? newId(), address, fail }, () => render(key)).then(resolve, fail)
    })

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

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = pageKey(request.url ?? '/')
    if (key === undefined) return false
    return respond(key, request, response)
  }

  function respond(key: string, request: IncomingMessage, response: ServerResponse) {
    const cached = pages.get(key)
    const time = now()
    const send = (page: CachedPage) => {
      nameRoute(response, page.times)
      return sendPage(page, request, response, (bytes) => pages.grow(key, page, bytes))
    }
    if (cached && time < cached.outdatedFrom) {
      counts.hits++
      if (time >= cached.staleFrom && !cached.queued) {
        counts.stale++
        cached.queued = true
        queue.add(key, cached.staleFrom, cached.refreshFrom)
      }
      return send(cached)
    }
    counts.misses++
    const last = cached && ((page: CachedPage) => send(page.status < 500 ? page : cached))
    const id = requestIdOf(request)
    response.setHeader(REQUEST_ID, id)
    nameRoute(response, routeTimes('pages', pageRoute(key)))
    return renderOnce(key, id).then(last ?? send)
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
        if (page) touch(page, urgency)
      }
  }

  return {
    handle,
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
    }),
  }
}

function showsAny(page: CachedPage, touched: ReadonlyMap<string, PageUrgency>) {
  for (const tag of touched.keys()) if (page.tags.has(tag)) return true
  return false
}

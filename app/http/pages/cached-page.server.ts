import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withQueryOf } from '../../input/with-query-of'
import { type Encoding, preferredEncoding } from '../encoding'
import { nameRoute, type RouteTimes } from '../records/request-times.server'
import { commonHeaders } from '../security-headers.server'
import { CACHE_TAG, SHOWN_UNTIL, tagsOf } from './cache-tags.server'
import {
  type Encodable,
  type EncodedBody,
  encode,
  encodedAs,
  smallestBrotli,
} from './encoded/encoded-body.server'

/**
 * Browsers ask each time, and get a 304 for a page they have; a CDN asks after a minute. Without
 * `stale-while-revalidate`, by which a browser would show a price of its last visit first.
 */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60'
const SMALLEST_ENCODED = 512
/** The cost of a page without its bytes: objects and map entries, and each of its tags. */
const ENTRY_BYTES = 2000
const TAG_BYTES = 300
/** A page that changes all the time is rendered behind responses at most once a second. */
const LEAST_BETWEEN_MS = 1000
const SHORT_LIFE_MS = 10_000
/** A page asked for this many times is sent in its smallest encoding from then on. */
const OFTEN = 3
/** Headers that are set below, or only serve the page cache: tags can be kilobytes. */
const OWN_HEADERS = ['content-length', CACHE_TAG.toLowerCase(), SHOWN_UNTIL.toLowerCase()]

export interface CachedPage extends Encodable {
  status: number
  cacheable: boolean
  etag: string
  /** The key under which it is cached. */
  key: string
  times: RouteTimes
  tags: ReadonlySet<string>
  /** The milliseconds after its rendering for which it is right, if it changes by itself. */
  rightForMs: number
  /** The number of the rendering that made it, in this process. */
  rendering: number
  /** The moment its rendering began, by the page cache's clock (as all times here). */
  renderedAt: number
  /** The moment from which the page is rendered again behind a response. */
  staleFrom: number
  /** The moment from which it is rendered before a response, and sent as it is if that fails. */
  outdatedFrom: number
  /** The earliest moment at which it is rendered again behind a response. */
  refreshFrom: number
  queued?: true
  uses: number
  /** True when it is not worth the smallest encoding. */
  shortLived?: true
  size: number
  /** True when its Brotli is the smallest. */
  smallest?: true
}

export async function toCachedPage(
  response: Response,
  key: string,
  times: RouteTimes,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const { headers, status } = response
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const cacheable =
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  const all = new Headers(commonHeaders())
  for (const [name, value] of headers) if (!OWN_HEADERS.includes(name)) all.set(name, value)
  if (cacheable) all.set('ETag', etag)
  all.set('Cache-Control', cacheable ? CACHE_CONTROL : 'no-store')
  all.set('Vary', 'Accept-Encoding')
  const flat = [...all].flat()
  return {
    status,
    cacheable,
    etag,
    key,
    times,
    tags: tagsOf(headers),
    rightForMs: rightFor(headers),
    rendering: 0,
    renderedAt: 0,
    staleFrom: 0,
    outdatedFrom: 0,
    refreshFrom: 0,
    uses: 0,
    size: ENTRY_BYTES + body.length + 2 * flat.join().length + TAG_BYTES * tagsOf(headers).size,
    headers: flat,
    identity: { body, headers: [...flat, 'content-length', String(body.length)] },
  }
}

/** Returns milliseconds: the page cache's clock is another than that of schedules. */
const rightFor = (headers: Headers) =>
  headers.has(SHOWN_UNTIL)
    ? Number(headers.get(SHOWN_UNTIL)) - Date.now()
    : Number.POSITIVE_INFINITY

/** Lets a new rendering that came out the same take over the encoded bodies of the last one. */
export function succeed(page: CachedPage, last: CachedPage) {
  page.refreshFrom = page.renderedAt + LEAST_BETWEEN_MS
  if (page.renderedAt - last.renderedAt < SHORT_LIFE_MS) page.shortLived = true
  if (page.etag !== last.etag) return
  page.size = last.size
  page.uses = last.shortLived && !page.shortLived ? 0 : last.uses
  if (last.br) page.br = last.br
  if (last.smallest) page.smallest = true
  if (last.gzip) page.gzip = last.gzip
}

/** What the cache does about a page that is sent. */
export interface PageSending {
  onGrow: (page: CachedPage, bytes: number) => void
  /** Called for a page that is worth the smallest encoding; returns false when it must wait. */
  onOften: (page: CachedPage) => boolean
}

export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { onGrow, onOften }: PageSending,
): true | Promise<unknown> {
  nameRoute(response, page.times)
  if (page.status === 301) return sendRedirect(page, request, response)
  const known = request.headers['if-none-match']
  if (known && page.cacheable && (known === page.etag || known.includes(page.etag))) {
    response.writeHead(304, page.headers).end()
    return true
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const ready = inEncoding(page, encoding)
  if (!ready)
    return encode(page, encoding, (bytes) => onGrow(page, bytes))
      .catch(() => page.identity)
      .then((encoded) => send(page, encoded, request, response))
  send(page, ready, request, response)
  if (++page.uses >= OFTEN && worthSmallest(page)) page.uses = onOften(page) ? page.uses : 0
  return true
}

const inEncoding = (page: CachedPage, encoding: Encoding) =>
  page.identity.body.length < SMALLEST_ENCODED ? page.identity : page[encoding]

/** Tells whether a page can be sent without encoding it first. */
export const isReady = (page: CachedPage, { headers }: IncomingMessage) =>
  inEncoding(page, preferredEncoding(headers['accept-encoding'])) !== undefined

const worthSmallest = (page: CachedPage) => page.br && !page.smallest && !page.shortLived

/**
 * Makes the smallest encoding of the page that `current` returns. A page that takes its place
 * meanwhile has it too if it is the same. Its ETag stays: it is weak, and names the page, not its
 * bytes.
 */
export async function makeSmallest(
  current: () => CachedPage | undefined,
  onGrow: PageSending['onGrow'],
) {
  const page = current()
  if (!page || !worthSmallest(page)) return
  page.uses = 0 // Where this fails, it is not tried again at once.
  const made = await smallestBrotli(page)
  const now = current()
  if (now?.etag !== page.etag || !now.br) return
  now.smallest = true
  const before = now.br.body.length
  if (made.length >= before) return
  now.br = encodedAs('br', now.headers, made)
  onGrow(now, made.length - before)
}

/** Sends a redirect with the whole query of the request, of which the page's key has a part. */
function sendRedirect(page: CachedPage, request: IncomingMessage, response: ServerResponse): true {
  const headers = [...page.identity.headers]
  const at = headers.findIndex((text, place) => place % 2 === 0 && /^location$/i.test(text)) + 1
  const [, search = ''] = (request.url ?? '').split('?')
  headers[at] = withQueryOf(headers[at] ?? '', search)
  response.writeHead(page.status, headers).end()
  return true
}

function send(
  page: CachedPage,
  encoded: EncodedBody,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.writeHead(page.status, encoded.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}

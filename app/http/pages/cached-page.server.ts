import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { withQueryOf } from '../../input/with-query-of'
import { type Encoding, ofItsOwn, preferredEncoding } from '../encoding'
import type { RouteTimes } from '../records/request-times.server'
import { commonHeaders } from '../security-headers.server'
import { CACHE_TAG, SHOWN_UNTIL, tagsOf } from './cache-tags.server'

/**
 * Browsers ask each time, and get a 304 for a page they have; a CDN asks after a minute. Without
 * `stale-while-revalidate`, by which a browser would show a price of its last visit first.
 */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60'
const SMALLEST_ENCODED = 512
/** The cost of a page besides its bytes: objects and map entries, and each of its tags. */
const ENTRY_BYTES = 2000
const TAG_BYTES = 300
/** A page that changes all the time is rendered behind responses at most once a second. */
const LEAST_BETWEEN_MS = 1000
const SHORT_LIFE_MS = 10_000
/** Headers that are set below, or only serve the page cache: tags can be kilobytes. */
const OWN_HEADERS = ['content-length', CACHE_TAG.toLowerCase(), SHOWN_UNTIL.toLowerCase()]

interface EncodedBody {
  body: Buffer
  /** Lists name, value, name, value…: `writeHead` sends a flat list faster than an object. */
  headers: string[]
}

export interface CachedPage {
  status: number
  cacheable: boolean
  etag: string
  times: RouteTimes
  tags: ReadonlySet<string>
  /** The milliseconds after its rendering for which it is right, if it changes by itself. */
  rightForMs: number
  /** The number of the rendering that made it, in this process. */
  rendering: number
  /** The moment its rendering began, by the page cache's clock (as all times here). */
  renderedAt: number
  /** After this time it is rendered again behind a response. */
  staleFrom: number
  /** After this time it is rendered before a response, and sent as it is only when that fails. */
  outdatedFrom: number
  /** It is not rendered again behind a response before this time. */
  refreshFrom: number
  queued?: true
  uses: number
  /** True when it is not worth the smallest encoding. */
  shortLived?: true
  size: number
  headers: string[]
  identity: EncodedBody
  br?: EncodedBody
  gzip?: EncodedBody
  encoding?: Partial<Record<Encoding, Promise<EncodedBody>>>
}

export async function toCachedPage(response: Response, times: RouteTimes): Promise<CachedPage> {
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
  if (last.gzip) page.gzip = last.gzip
}

export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  onGrow: (bytes: number) => void,
): true | Promise<unknown> {
  if (page.status === 301) return sendRedirect(page, request, response)
  const known = request.headers['if-none-match']
  if (known && page.cacheable && (known === page.etag || known.includes(page.etag))) {
    response.writeHead(304, page.headers).end()
    return true
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const ready = page.identity.body.length < SMALLEST_ENCODED ? page.identity : page[encoding]
  if (!ready)
    return encode(page, encoding, FAST, onGrow)
      .catch(() => page.identity)
      .then((encoded) => send(page, encoded, request, response))
  send(page, ready, request, response)
  if (++page.uses === OFTEN && page.br && !page.shortLived)
    oneAtATime(() => encode(page, 'br', SMALLEST, onGrow)).catch(() => {})
  return true
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

/** One at a time: the smallest encoding takes a core for long, and requests need the rest. */
const oneAtATime = pLimit(1)

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

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const FAST = 4
const SMALLEST = 11
const OFTEN = 10

function encode(
  page: CachedPage,
  encoding: Encoding,
  quality: number,
  onGrow: (n: number) => void,
) {
  page.encoding ??= {}
  const running = page.encoding[encoding]
  if (running) return running
  const made = compress(page.identity.body, encoding, quality).then((compressed) => {
    const body = ofItsOwn(compressed)
    const before = encoding === 'br' ? (page.br?.body.length ?? 0) : 0
    const headers = ['content-encoding', encoding, 'content-length', `${body.length}`]
    const encoded = { body, headers: [...page.headers, ...headers] }
    if (encoding === 'br') page.br = encoded
    else page.gzip = encoded
    onGrow(body.length - before)
    return encoded
  })
  page.encoding[encoding] = made.finally(() => delete page.encoding?.[encoding])
  return page.encoding[encoding]
}

const compress = (body: Buffer, encoding: Encoding, quality: number) =>
  encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : deflate(body, { level: 6 })

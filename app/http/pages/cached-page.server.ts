import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from '../encoding'
import { commonHeaders, pagePolicy } from '../security-headers.server'
import type { Tag } from './page-tags.server'

/** For browsers: ask each time (a 304 costs nothing). For a CDN: a minute, and stale for ten. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Below this an encoding saves nothing worth a header. */
const SMALL = 512

interface Ready {
  body: Buffer
  /** Name, value, name, value…: what `writeHead` takes without looking at it twice. */
  headers: string[]
}

/** A rendered page as the bytes that are sent. */
export interface KeptPage {
  status: number
  keepable: boolean
  etag: string
  tags: ReadonlySet<Tag>
  /** Epoch milliseconds from which on it is rendered anew behind the answer. */
  staleFrom: number
  uses: number
  /** Bytes it holds, in all its encodings. */
  size: number
  notModified: string[]
  identity: Ready
  br?: Ready
  gzip?: Ready
  encoding?: Partial<Record<Encoding, Promise<Ready>>>
}

/** What React Router answered, as bytes with a script policy and a validator of their own. */
export async function keptPage(answer: Response, tags: ReadonlySet<Tag>): Promise<KeptPage> {
  const body = Buffer.from(await answer.arrayBuffer())
  const { headers, status } = answer
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const keepable =
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  const isHtml = headers.get('Content-Type')?.startsWith('text/html')
  const all = new Headers(commonHeaders())
  for (const [name, value] of headers) if (name !== 'content-length') all.set(name, value)
  if (isHtml) all.set('Content-Security-Policy', pagePolicy(body.toString()))
  if (keepable) all.set('ETag', etag)
  all.set('Cache-Control', keepable ? CACHE_CONTROL : 'no-store')
  all.set('Vary', 'Accept-Encoding')
  const flat = [...all].flat()
  return {
    status,
    keepable,
    etag,
    tags,
    staleFrom: 0,
    uses: 0,
    size: body.length + 2 * flat.join().length,
    notModified: flat,
    identity: { body, headers: [...flat, 'content-length', String(body.length)] },
  }
}

/** Sends a page, or 304 to who has it. An encoding asked for the first time is made meanwhile. */
export function sendPage(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  grown: (bytes: number) => void,
) {
  const known = request.headers['if-none-match']
  if (known && page.keepable && (known === page.etag || known.includes(page.etag))) {
    response.writeHead(304, page.notModified).end()
    return
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const ready = page.identity.body.length < SMALL ? page.identity : page[encoding]
  if (ready) sendReady(page, ready, request, response)
  else {
    encoded(page, encoding, FAST, grown).then(
      (made) => sendReady(page, made, request, response),
      () => sendReady(page, page.identity, request, response),
    )
  }
  if (++page.uses === OFTEN && page.br) encoded(page, 'br', SMALLEST, grown).catch(() => {})
}

function sendReady(
  page: KeptPage,
  ready: Ready,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.writeHead(page.status, ready.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(ready.body)
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const FAST = 4
const SMALLEST = 11
/** A page asked for so often is worth the CPU of the smallest brotli. */
const OFTEN = 10

/** Encodes on Node's worker threads, once however many wait for it. */
function encoded(page: KeptPage, encoding: Encoding, quality: number, grown: (n: number) => void) {
  page.encoding ??= {}
  const running = page.encoding[encoding]
  if (running) return running
  const making = compress(page.identity.body, encoding, quality).then((body) => {
    const before = encoding === 'br' ? (page.br?.body.length ?? 0) : 0
    const ready = {
      body,
      headers: [
        ...page.notModified,
        'content-encoding',
        encoding,
        'content-length',
        `${body.length}`,
      ],
    }
    if (encoding === 'br') page.br = ready
    else page.gzip = ready
    grown(body.length - before)
    return ready
  })
  page.encoding[encoding] = making.finally(() => delete page.encoding?.[encoding])
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

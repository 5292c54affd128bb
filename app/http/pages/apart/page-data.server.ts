import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { RETRY_AFTER } from '../../../database/unavailable'
import { isDataPath } from '../../../input/request-url'
import { preferredEncoding } from '../../encoding'
import type { RequestHandler } from '../../listener.server'
import { watchCache } from '../../metrics.server'
import { nameRoute, routeTimes } from '../../records/request-times.server'
import { commonHeaders } from '../../security-headers.server'
import { type Encodable, encode, encodedAs, smallestBrotli } from '../encoded/encoded-body.server'
import { smallestQueue } from '../encoded/smallest-queue'
import { pageKey } from '../page-key'

/** Some thousand pages' data, with their encodings. */
const LIMIT_BYTES = 16 * 1024 * 1024
/** A script's bytes with its encodings, relative to the script alone, and those of its entry. */
const WITH_ENCODINGS = 1.7
const ENTRY_BYTES = 1000
const MOST_PAGES = 20_000
/** The most characters of data that comes apart: a larger page keeps it. */
export const MOST_APART = 1024 * 1024
const FOLDER = '/page-data/'
/** Of six bits each. */
const NAME_LENGTH = 16
const ADDRESS = /^\/page-data\/([\w-]{16})\.js$/
const LASTING = 'public, max-age=31536000, immutable'

/** Data asked for this many times is sent in its smallest encoding from then on. */
const OFTEN = 3

interface PageData extends Encodable {
  uses: number
}

const scripts = new LRUCache<string, PageData>({
  maxSize: LIMIT_BYTES,
  sizeCalculation: ({ identity }) => Math.ceil(WITH_ENCODINGS * identity.body.length) + ENTRY_BYTES,
})
/** The name of each page's newest data, by the page's key. */
const newest = new LRUCache<string, string>({ max: MOST_PAGES })
watchCache('page_data', () => scripts.calculatedSize)

/**
 * Keeps the module that gives a page its loaders' data and starts its scripts; returns its address,
 * which names its content. `page` is the page's key in the page cache.
 */
export function keepPageData(page: string, script: string): string {
  const name = hash('sha256', script, 'base64url').slice(0, NAME_LENGTH)
  newest.set(page, name)
  if (!scripts.has(name)) {
    const body = Buffer.from(script)
    const headers = Object.entries({
      ...commonHeaders(),
      'Content-Type': 'text/javascript; charset=utf-8',
      Vary: 'Accept-Encoding',
    }).flat()
    const identity = { body, headers: [...headers, 'Content-Length', `${body.length}`] }
    scripts.set(name, { headers, identity, uses: 0 })
  }
  return `${FOLDER}${name}.js?of=${encodeURIComponent(page)}`
}

/**
 * Returns a handler that sends the data of pages. Data that is not kept here, as another process
 * made it or it was long ago, is made again with its page (`render`, by the page's key). A page that
 * has changed meanwhile gets the data it has now, which no cache may keep: the browser then draws it
 * anew.
 */
export function pageData(render: (page: string) => Promise<boolean>): RequestHandler {
  const times = routeTimes('pages', '/page-data/*')
  return (request, response, path) => {
    if (!path.startsWith(FOLDER) || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    const [, name] = ADDRESS.exec(path) ?? []
    const page = new URLSearchParams((request.url ?? '').slice(path.length)).get('of') ?? ''
    if (name === undefined || !isPage(page)) return false
    nameRoute(response, times)
    const sendNamed = () => {
      const named = scripts.get(name)
      if (named && ++named.uses === OFTEN && !smallest.add(name)) named.uses = 0
      return named && send(named, LASTING, request, response)
    }
    return (
      sendNamed() ??
      render(page).then(() => {
        const now = scripts.get(newest.get(page) ?? '')
        return sendNamed() ?? (now ? send(now, 'no-store', request, response) : refuse(response))
      })
    )
  }
}

const smallest = smallestQueue(async (name) => {
  const script = scripts.peek(name)
  if (script) script.br = encodedAs('br', script.headers, await smallestBrotli(script))
})

const isPage = (page: string) =>
  page.startsWith('/') && pageKey(page) === page && !isDataPath(page.replace(/\?.*/s, ''))

async function send(
  script: Encodable,
  caching: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = preferredEncoding(headers['accept-encoding'])
  const made = script[encoding] ?? (await encode(script, encoding, () => {}))
  response.writeHead(200, [...made.headers, 'Cache-Control', caching])
  response.end(method === 'HEAD' ? undefined : made.body)
}

/** The page asks again in a moment (late-scripts.ts). */
async function refuse(response: ServerResponse) {
  response.writeHead(503, { ...commonHeaders(), ...RETRY_AFTER, 'Cache-Control': 'no-store' }).end()
}

import type { ServerResponse } from 'node:http'
import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import type { RequestHandler } from '../../http/listener.server'
import { commonHeaders } from '../../http/security-headers.server'
import { parseUrl } from '../../input/parsed'
import { settings } from '../../settings/settings.server'
import { CLOSED_POLICY, closedPage } from './closed-page.server'
import { isPublic } from './is-public.server'
import { isPreviewKey, readPreviewKeys } from './preview-key.server'

/** What answers while the shop is closed: the desk, its files, and what watches the machine. */
const ALWAYS =
  /^\/((desk|api\/desk|assets|fonts|webhooks|healthz|readyz|metrics|shop-logo)(\/|$)|[\w-]+\.(svg|png|ico)$)/
const COOKIE = 'shop-preview'
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,100})(?:;|$)`)
const KEY = /^[\w.-]{1,100}$/
const KEPT_SECONDS = 31 * 24 * 3600
const RETRY_SECONDS = 3600

/**
 * Returns a handler that shows strangers a page of its own instead of a shop that is not open yet
 * (`shop.open`). Where only this machine reaches the shop it is shown as it is; elsewhere whoever
 * has a link with a preview key sees it.
 */
export const closedShop =
  (db: Database): RequestHandler =>
  (request, response, path) => {
    if (settings().shop.open || ALWAYS.test(path) || !isPublic()) return false
    const url = parseUrl(request.url ?? '/', 'http://shop')
    const asked = url?.searchParams.get('preview')
    if (typeof asked === 'string' && KEY.test(asked))
      return readPreviewKeys(db).then(() =>
        isPreviewKey(asked)
          ? redirect(response, path, `${COOKIE}=${asked}; Path=/; HttpOnly; SameSite=Lax`)
          : refuse(response, path),
      )
    const kept = KEPT.exec(request.headers.cookie ?? '')?.[1]
    if (kept === undefined) return refuse(response, path)
    if (isPreviewKey(kept)) return keepFromCaches(response)
    return readPreviewKeys(db).then(() =>
      isPreviewKey(kept) && request.method === 'GET'
        ? redirect(response, request.url ?? '/')
        : refuse(response, path),
    )
  }

const OWN_PLACE = /^\/($|[^/\\])/

function redirect(response: ServerResponse, to: string, cookie?: string) {
  response.writeHead(302, {
    ...commonHeaders(),
    'Cache-Control': 'no-store',
    Location: OWN_PLACE.test(to) ? to : '/',
    ...(cookie && { 'Set-Cookie': `${cookie}; Max-Age=${KEPT_SECONDS}${secure()}` }),
  })
  response.end()
  return true
}

const secure = () => (config.ORIGIN?.startsWith('https:') ? '; Secure' : '')

function refuse(response: ServerResponse, path: string) {
  const body = closedPage(path)
  response.writeHead(503, {
    ...commonHeaders(),
    'Content-Security-Policy': CLOSED_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
  })
  response.end(body)
  return true
}

const NO_STORE = 'private, no-store'
const isCaching = (name: unknown) => /^(cdn-)?cache-control$/i.test(String(name))

/** A preview passes through to the shop, and no cache on the way keeps what it shows. */
function keepFromCaches(response: ServerResponse) {
  const write = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.findLast((one) => typeof one === 'object' && one !== null) ?? {}
    return write(status, withoutCaching(given))
  }
  return false
}

/** Returns headers, an object or a flat list of names and values, that keep caches away. */
function withoutCaching(headers: object) {
  const pairs: [unknown, unknown][] = Array.isArray(headers)
    ? Array.from({ length: headers.length / 2 }, (_, at) => [headers[2 * at], headers[2 * at + 1]])
    : Object.entries(headers)
  const kept = pairs.filter(([name]) => !isCaching(name))
  return [...kept, ['Cache-Control', NO_STORE]].flat()
}

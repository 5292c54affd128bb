import type { ServerResponse } from 'node:http'
import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import type { RequestHandler } from '../../http/listener.server'
import { commonHeaders } from '../../http/security-headers.server'
import { xml } from '../../http/xml-response.server'
import { parseUrl } from '../../input/parsed'
import { settings } from '../../settings/settings.server'
import { languageOf, withoutLanguage } from '../../texts/language'
import { defaultLanguage } from '../../texts/offered-languages.server'
import { textsOf } from '../../texts/texts.server'
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

/** Returns the page of a shop that is not open yet, in the language of the path. */
function closedPage(path: string) {
  const hasLanguage = withoutLanguage(path) !== path
  const language = hasLanguage ? languageOf(`http://shop${path}`) : defaultLanguage()
  const { closed } = textsOf(language)
  const { name, accent, emails, logo } = settings().shop
  const [email] = emails
  const mail = email
    ? `<p>${xml(closed.write)} <a href="mailto:${xml(email)}">${xml(email)}</a></p>`
    : ''
  const head = logo ? `<img src="/shop-logo" alt="${xml(name)}" height="48">` : xml(name)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${xml(name)}</title><style>${styleOf(accent)}</style></head><body><main><p class="name">${head}</p><h1>${xml(closed.title)}</h1><p>${xml(closed.text)}</p>${mail}</main></body></html>`
}

const styleOf = (accent: string) =>
  `body{margin:0;font:18px/1.6 Inter,system-ui,sans-serif;color:#000;background:#fff}main{max-width:36rem;margin:0 auto;padding:18vh 1.5rem 3rem;border-top:6px solid ${accent}}.name{font-weight:700;font-size:1.5rem}h1{font-size:clamp(1.8rem,6vw,2.6rem);line-height:1.2;margin:.5em 0}a{color:${accent}}img{max-width:100%}`

/** The policy of the page, which has styles of its own and nothing else but the logo. */
const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../http/log.server'
import { commonHeaders } from '../../http/security-headers.server'
import { xml } from '../../http/xml-response.server'
import { MAIL_LOGO } from '../../mail/frame/mail-pictures.server'
import { TooMany } from '../../sandbox/bounded.server'
import type { Given } from '../../sandbox/tasks'
import { pictureSandbox } from '../../settings/drawings/picture-sandbox.server'
import { pngBytes } from '../../settings/drawings/png'
import type { Drawing } from '../../settings/drawings/svg'
import { drawn } from '../../settings/groups/drawing'
import { DEFAULT_NAME } from '../../settings/groups/shop'
import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { initialOf } from '../../text-core/graphemes'
import { manifest } from './manifest.server'

export const LOGO = '/shop-logo'

interface Mark {
  type: string
  body: Uint8Array | string
  /** Mail programs in a browser show it on pages of their own. */
  elsewhere?: true
}

interface Marks {
  of: Settings
  address: string
  logo?: Drawing
  /** Makes each file, by its path, when it is first asked for. */
  files: Record<string, () => Mark | Promise<Mark>>
  made: Map<string, Promise<Mark & { etag: string }>>
}

let known: Marks | undefined

function marks() {
  const of = settings()
  if (known?.of !== of) known = { of, ...marksOf(of), made: new Map() }
  return known
}

/** Returns the shop's own files; an untouched shop uses those of public/. */
function marksOf(of: Settings): Pick<Marks, 'address' | 'files' | 'logo'> {
  const { name, accent, ...shop } = of.shop
  if (name === DEFAULT_NAME && shop.icon === '' && shop.logo === '')
    return { address: '', files: {} }
  const logo = shop.logo === '' ? undefined : drawn(shop.logo)
  const icon = shop.icon === '' ? undefined : drawn(shop.icon)
  const hash = createHash('sha256').update(JSON.stringify([name, accent, shop.icon, shop.logo]))
  const ownIcon = icon !== undefined || name !== DEFAULT_NAME
  const drawing = icon ?? iconDrawing(of)
  const png = (size: Given<'drawIcon'>['size']) => async () => ({
    type: 'image/png',
    body: await pictureSandbox.run('drawIcon', { drawing, size }),
  })
  return {
    address: `?v=${hash.digest('hex').slice(0, 8)}`,
    logo,
    files: {
      ...(logo && {
        [LOGO]: () => logo,
        [MAIL_LOGO]: async () => ({
          type: 'image/png',
          elsewhere: true as const,
          body: pngBytes(await pictureSandbox.run('drawPaperLogo', shop.logo)),
        }),
      }),
      '/manifest.webmanifest': () => ({
        type: 'application/manifest+json; charset=utf-8',
        body: manifest(of, drawing.type === 'image/svg+xml'),
      }),
      '/share.png': async () => ({
        type: 'image/png',
        body: await pictureSandbox.run('drawShare', logo ?? drawing),
      }),
      ...(ownIcon && {
        '/favicon.svg': () => drawing,
        '/icon-192.png': png('small'),
        '/icon-512.png': png('large'),
        '/icon-maskable-512.png': png('maskable'),
        '/apple-touch-icon.png': png('touch'),
      }),
    },
  }
}

/** Returns the suffix of an icon's address, so that no browser shows the previous icon. */
export const iconsSuffix = () => marks().address
export const ownLogo = () => marks().logo

/** Serves name, logo and icon of a shop that has its own, instead of public/. */
export function ownIcons(request: IncomingMessage, response: ServerResponse, path: string) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { files, made } = marks()
  const make = Object.hasOwn(files, path) ? files[path] : undefined
  if (!make) return false
  let mark = made.get(path)
  if (!mark) {
    mark = Promise.resolve(make()).then((one) => ({ ...one, etag: etagOf(one) }))
    mark.catch((error) => error instanceof TooMany && made.delete(path))
    made.set(path, mark)
  }
  return mark.then(
    (one) => send(request, response, one),
    (error) => {
      log.error({ err: error, path }, 'an icon could not be drawn')
      response.writeHead(404, { ...commonHeaders(), 'Cache-Control': 'no-store' }).end()
    },
  )
}

const etagOf = ({ body }: Mark) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body, elsewhere, etag }: Mark & { etag: string },
) {
  const headers = {
    ...commonHeaders(),
    'Content-Type': type,
    // An SVG that is opened by itself is a document, which may do nothing.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'Cache-Control': 'no-cache',
    ETag: etag,
    ...(elsewhere && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
  if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end()
  else {
    response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Draws the first letter of the name on the shop's colour, for a shop without an icon. */
function iconDrawing({ shop: { name, accent } }: Settings): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="Inter,Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${xml(initialOf(name))}</text></svg>`
  return { type: 'image/svg+xml', body: Buffer.from(svg), width: 32, height: 32 }
}

import { HOUR_MS } from '../../../durations'
import { reachedOrigin } from '../../../http/shop-url.server'

/** Lifetime of a session, which nothing prolongs. */
export const SESSION_MS = 12 * HOUR_MS

/** Returns the origin by which the browser reached the desk: `https://shop.example`. */
export function deskOrigin(request: Request) {
  const { headers } = request
  return reachedOrigin({
    host: headers.get('Host') ?? undefined,
    'x-forwarded-proto': headers.get('X-Forwarded-Proto') ?? undefined,
  })
}

const isSecure = (request: Request) => deskOrigin(request).startsWith('https:')

/** Browsers accept `__Host-` over https alone; it keeps other hosts of the domain from setting it. */
const cookieName = (request: Request) => (isSecure(request) ? '__Host-desk' : 'desk')

export function sessionSecret(request: Request) {
  const name = cookieName(request)
  const found = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

export function sessionCookie(request: Request, secret: string) {
  const attributes = [
    `${cookieName(request)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${secret === '' ? 0 : SESSION_MS / 1000}`,
    ...(isSecure(request) ? ['Secure'] : []),
  ]
  return attributes.join('; ')
}

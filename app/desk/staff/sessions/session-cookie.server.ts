import { HOUR_MS } from '../../../durations'
import { reachedOrigin } from '../../../http/shop-url.server'

/** Absolute: nothing prolongs a session. */
export const SESSION_MS = 12 * HOUR_MS

/** Where this request reached the desk, as a browser names it: `https://shop.example`. */
export function deskOrigin(request: Request) {
  const { headers } = request
  return reachedOrigin({
    host: headers.get('Host') ?? undefined,
    'x-forwarded-proto': headers.get('X-Forwarded-Proto') ?? undefined,
  })
}

const isSecure = (request: Request) => deskOrigin(request).startsWith('https:')

/** With `__Host-` no other host of the domain can set it, which browsers allow over https alone. */
const cookieName = (request: Request) => (isSecure(request) ? '__Host-desk' : 'desk')

/** The secret that the browser holds. */
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

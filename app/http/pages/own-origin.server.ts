import { config } from '../../config.server'
import { parseUrl } from '../../input/parsed'
import { shopOrigin } from '../shop-url.server'

const SENDER = /^https?:\/\/(.+)$/

/**
 * Tells whether a request's Origin is the shop's own: only ORIGIN where it is set, as another name
 * that leads here may be anybody's. Without it the shop has every name that it is reached by
 * (Host).
 */
export function isOwnOrigin({ headers }: Pick<Request, 'headers'>) {
  const sender = headers.get('Origin') ?? ''
  if (sender === parseUrl(shopOrigin())?.origin) return true
  const host = headers.get('Host')
  return !config.ORIGIN && host !== null && SENDER.exec(sender)?.[1] === host.toLowerCase()
}

/**
 * Tells whether a form was sent by another site's page: by what a browser says of the two sites,
 * else by the Origin. What says nothing is no browser.
 */
export function isForeignForm(request: Pick<Request, 'headers'>) {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  return request.headers.has('Origin') && !isOwnOrigin(request)
}

import { config } from '../../config.server'
import { shopOrigin } from '../../http/shop-url.server'

export function authorizedDomains() {
  const own = new URL(shopOrigin()).hostname
  return [...new Set([own, ...(config.ORIGIN ? [] : ['localhost', '127.0.0.1'])])]
}

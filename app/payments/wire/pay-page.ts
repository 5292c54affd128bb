import { parseUrl } from '../../input/parsed'
import { ProviderAway } from '../provider'

/**
 * Returns the provider's page as an address of one of its hosts by https. Throws ProviderAway for
 * any other: a shopper is sent nowhere else. `base` is the provider's own address where the merchant
 * uses another than the public one, as tests do; its host counts too, by its own protocol.
 */
export function payPage(
  name: string,
  address: string | undefined,
  hosts: readonly string[],
  base: URL,
) {
  const url = parseUrl(address ?? '')
  const isPublic = url?.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
  if (url && (isPublic || url.origin === base.origin) && !url.username && !url.password)
    return url.href
  throw new ProviderAway(`${name} named a payment page that is not on a host of its own.`)
}

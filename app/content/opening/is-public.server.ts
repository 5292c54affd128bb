import { config } from '../../config.server'
import { parseUrl } from '../../input/parsed'

const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Tells whether others than this machine can reach the shop, by ORIGIN or else HOST. */
export function isPublic({ ORIGIN, HOST }: Pick<typeof config, 'ORIGIN' | 'HOST'> = config) {
  const host = ORIGIN === undefined ? HOST : (parseUrl(ORIGIN)?.hostname ?? '')
  return !OWN_MACHINE.test(host)
}

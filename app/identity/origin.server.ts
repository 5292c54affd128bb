import { config } from '../config.server'

/**
 * Where the shop is reached, for links in mails. From the settings, never from a request: a
 * forged Host header must not put another's address into a mail of ours.
 */
export function publicOrigin() {
  if (config.ORIGIN) return config.ORIGIN
  const host = ['0.0.0.0', '::', '::1'].includes(config.HOST) ? 'localhost' : config.HOST
  return `http://${host}:${config.PORT}`
}

/** Host names that links after a mail's code may lead to. */
export function authorizedDomains() {
  const own = new URL(publicOrigin()).hostname
  return [...new Set([own, ...(config.ORIGIN ? [] : ['localhost', '127.0.0.1'])])]
}

import type { IncomingHttpHeaders } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'
import type { Language } from '../business'
import { config } from '../config.server'
import { inLanguage } from '../texts/language'

/** Returns the shop's origin, never from a request: a forged Host would get into mails. */
export function shopOrigin() {
  if (config.ORIGIN) return config.ORIGIN
  const host = ['0.0.0.0', '::', '::1'].includes(config.HOST) ? 'localhost' : config.HOST
  return `http://${host}:${config.PORT}`
}

export const shopUrl = (path: string, language: Language = 'en') =>
  shopOrigin() + inLanguage(language, path)

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Returns the public address, else the requested one if it is this machine's own; else empty. */
export function reachedOrigin({ host = '', ...headers }: IncomingHttpHeaders) {
  if (config.ORIGIN) return config.ORIGIN
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (!name || !ownNames().has(name)) return ''
  const secure = config.TRUST_PROXY === 'true' && headers['x-forwarded-proto'] === 'https'
  return `${secure ? 'https' : 'http'}://${host.toLowerCase()}`
}

let known: ReadonlySet<string> | undefined

function ownNames() {
  if (known) return known
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const names = addresses.map(({ address, family }) =>
    family === 'IPv6' ? `[${address}]` : address,
  )
  known = new Set(['localhost', config.HOST, hostname(), ...names].map((one) => one.toLowerCase()))
  return known
}

import { X509Certificate } from 'node:crypto'
import { MessageRefused, ProviderAway } from '../provider'
import { readBytes, readUtf8 } from './bounded-json'

const MOST_MS = 10_000
const MOST_BYTES = 64 * 1024
const MOST_KEPT = 10

/** Gets a small text from a host that the caller has checked. Tests give one of their own. */
export type FetchText = (url: URL) => Promise<string>

/** Throws ProviderAway when no small text came in time. */
export const fetchText: FetchText = async (url) => {
  try {
    const init = { redirect: 'error' as const, signal: AbortSignal.timeout(MOST_MS) }
    const response = await fetch(url, init)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return readUtf8(await readBytes(response, MOST_BYTES), MOST_BYTES)
  } catch {
    throw new ProviderAway(`The certificate of a message could not be had from ${url.hostname}.`)
  }
}

/**
 * Keeps the certificates of messages by their address. A message is refused with MessageRefused when
 * its certificate is no certificate, or is not valid at the moment (epoch milliseconds).
 */
export function keepCertificates(fetchIt: FetchText = fetchText) {
  const kept = new Map<string, X509Certificate>()
  return async (url: URL, moment: number) => {
    const certificate = kept.get(url.href) ?? parsedCertificate(await fetchIt(url))
    const isValid =
      Date.parse(certificate.validFrom) <= moment && moment <= Date.parse(certificate.validTo)
    if (!isValid) throw new MessageRefused('The certificate of the message is not valid now.')
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(url.href, certificate)
    return certificate.publicKey
  }
}

function parsedCertificate(pem: string) {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new MessageRefused('The certificate of the message is no certificate.')
  }
}

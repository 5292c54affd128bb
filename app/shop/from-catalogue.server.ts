import { data } from 'react-router'
import { log } from '../http/log.server'

/**
 * What the catalogue answers. When it fails the page is a 503 with our words and a retry; the
 * cause goes to the log and nowhere else.
 */
export async function fromCatalogue<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.error({ err: error }, 'the catalogue did not answer a page')
    throw data(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
  }
}

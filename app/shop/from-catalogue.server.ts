import { data } from 'react-router'
import { log } from '../http/log.server'

/**
 * Returns a query's result. When it fails, throws a 503 page without the cause, which is logged.
 */
export async function fromCatalogue<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (error) {
    log.error({ err: error }, 'a query of the catalogue failed')
    throw data(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
  }
}

import { data } from 'react-router'
import { log } from '../http/log.server'

/** Returns a query's result. On failure it throws a 503 page and logs the cause. */
export async function fromCatalogue<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (error) {
    log.error({ err: error }, 'a query of the catalogue failed')
    throw data(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } })
  }
}

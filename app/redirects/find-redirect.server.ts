import type { Database } from '../database/tables.server'
import { parseUrl } from '../input/parsed'
import { withQueryOf } from '../input/with-query-of'
import { inLanguage, languageOf, withoutLanguage } from '../texts/language'
import { LONGEST_PATH, sourceOf } from './redirect-addresses'
import './tables.server'

/** A percent-encoded letter takes up to twelve characters. */
const LONGEST_ENCODED = 12 * LONGEST_PATH
/** The time for which a shop without redirects is believed to have none: a 404 then asks nothing. */
const NONE_MS = 1000

const noneUntil = new WeakMap<Database, number>()

/**
 * Returns where an address without a page leads, or undefined: a path of the shop in the address's
 * language, or another site's address. A redirect from a path carries the visitor's query on, where
 * the target does not name the same; one from a path with a query answers that query alone. Asks
 * the database once.
 */
export async function findRedirect(db: Database, address: string): Promise<string | undefined> {
  const url = parseUrl(address, 'http://shop.invalid')
  if (!url || url.pathname.length > LONGEST_ENCODED || !(await mayHaveAny(db))) return undefined
  const path = url.pathname.replace(/\/_\.data$|\.data$/, '') || '/'
  const search = sentQuery(url.searchParams)
  const keys = [path, withoutLanguage(path)].flatMap((one) =>
    (search ? [search, ''] : ['']).flatMap((query) => sourceOf(one, query) ?? []),
  )
  if (keys.length === 0) return undefined
  const rows = await db
    .selectFrom('redirects')
    .select(['source', 'target', 'target_key'])
    .where('source', 'in', keys)
    .execute()
  const found = keys.flatMap((key) => rows.find(({ source }) => source === key) ?? []).at(0)
  if (!found) return undefined
  const inOwn = found.target_key !== null && withoutLanguage(path) !== path
  const target = inOwn ? inLanguage(languageOf(path), found.target) : found.target
  const leads = found.source.includes('?') ? target : withQueryOf(target, search)
  return found.target_key !== null && isSamePage(leads, path, search) ? undefined : leads
}

function isSamePage(target: string, path: string, search: string) {
  const [leads = '', query] = target.replace(/#.*$/s, '').split('?')
  return sourceOf(leads, query) === sourceOf(path, search)
}

/** Returns the visitor's query, without what React Router adds to fetch data. */
function sentQuery(parameters: URLSearchParams) {
  parameters.delete('_routes')
  return parameters.size > 0 ? `?${parameters}` : ''
}

async function mayHaveAny(db: Database) {
  if ((noneUntil.get(db) ?? 0) > performance.now()) return false
  const [any] = await db.selectFrom('redirects').select('kind').limit(1).execute()
  if (!any) noneUntil.set(db, performance.now() + NONE_MS)
  return any !== undefined
}

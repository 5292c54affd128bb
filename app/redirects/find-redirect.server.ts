import type { Database } from '../database/tables.server'
import { parseUrl } from '../input/parsed'
import { withQueryOf } from '../input/with-query-of'
import { inLanguage, languageOf, withoutLanguage } from '../texts/language'
import { LONGEST_PATH, sourceOf } from './redirect-addresses'
import './tables.server'
import { findRows } from '../database/rows.server'
import { usualPage } from './usual-addresses'

/** A percent-encoded letter takes up to twelve characters. */
const LONGEST_ENCODED = 12 * LONGEST_PATH
/** The time for which a shop without redirects is believed to have none: a 404 then asks nothing. */
const NONE_MS = 1000

const noneUntil = new WeakMap<Database, number>()

/**
 * Returns where an address without a page leads, or undefined: a path of the shop in the address's
 * language, or another site's address. The merchant's redirects go before usual addresses. A redirect
 * from a path carries the visitor's query on, where the target does not name the same and it would
 * not lead back; one from a path with a query answers that query alone. Asks the database once for
 * each redirect on the way.
 */
export async function findRedirect(db: Database, address: string): Promise<string | undefined> {
  const found = await redirectOf(db, address)
  if (!found) return undefined
  for (const leads of new Set([found.carrying, found.target]))
    if (!(await comesBack(db, address, leads))) return leads
  return undefined
}

/**
 * Tells whether redirects lead from `leads` back to the address, which a path's and a query's may do
 * together. A circle that the address is not part of ends where it begins.
 */
async function comesBack(db: Database, address: string, leads: string) {
  const begun = keyOf(address)
  const seen = new Set<string | undefined>()
  for (let at: string | undefined = leads; at?.startsWith('/'); ) {
    const key = keyOf(at)
    if (key === begun) return true
    if (seen.has(key)) return false
    seen.add(key)
    at = (await redirectOf(db, at))?.carrying
  }
  return false
}

/** Returns where one redirect leads, with the visitor's query and without. */
async function redirectOf(db: Database, address: string) {
  const asked = readAddress(address)
  return asked && ((await storedRedirect(db, asked)) ?? usualRedirect(asked))
}

function usualRedirect({ path, search }: Asked) {
  const page = usualPage(sourceOf(withoutLanguage(path)) ?? '')
  if (page === undefined) return undefined
  const target = inLanguage(languageOf(path), page)
  return { target, carrying: withQueryOf(target, search) }
}

async function storedRedirect(db: Database, { path, search }: Asked) {
  if (!(await mayHaveAny(db))) return undefined
  const keys = [path, withoutLanguage(path)].flatMap((one) =>
    (search ? [search, ''] : ['']).flatMap((query) => sourceOf(one, query) ?? []),
  )
  if (keys.length === 0) return undefined
  const rows = await findRows(db, 'redirects', { source: keys }, ['source', 'target', 'target_key'])
  const found = keys.flatMap((key) => rows.find(({ source }) => source === key) ?? []).at(0)
  if (!found) return undefined
  const inOwn = found.target_key !== null && withoutLanguage(path) !== path
  const target = inOwn ? inLanguage(languageOf(path), found.target) : found.target
  const carrying = found.source.includes('?') ? target : withQueryOf(target, search)
  return { target, carrying }
}

type Asked = NonNullable<ReturnType<typeof readAddress>>

/** Reads an address of the shop; undefined for one that is too long. */
function readAddress(address: string) {
  const url = parseUrl(address, 'http://shop.invalid')
  if (!url || url.pathname.length > LONGEST_ENCODED) return undefined
  const path = url.pathname.replace(/\/_\.data$|\.data$/, '') || '/'
  return { path, search: sentQuery(url.searchParams) }
}

/** Returns an address of the shop as redirects are stored. */
function keyOf(address: string) {
  const asked = readAddress(address)
  return asked && sourceOf(asked.path, asked.search)
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

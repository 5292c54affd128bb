import type { Connection } from '../database/tables.server'
import { oneAtATime } from '../database/transactions/one-at-a-time.server'
import { withoutLanguage } from '../texts/language'
import { leadsBack, type RedirectTarget, sourceOf } from './redirect-addresses'
import type { RedirectKind, RedirectsTable } from './tables.server'
import './tables.server'
import { findRow, updateRows } from '../database/rows.server'

export interface NewRedirect extends RedirectTarget {
  source: string
}

/** Makes writers of redirects take turns, so that no two of them make a loop together. */
export const lockRedirects = (connection: Connection) => oneAtATime(connection, 'redirects')

type Kept = { ok: true; target: string } | { ok: false; code: 'LOOP' | 'TAKEN' }

/**
 * Stores a redirect in the caller's transaction. One that leads to another
 * redirect leads to that one's end, and those that lead to it lead to its own. Refuses a loop, and
 * unless `replace` a second redirect from the same address.
 */
export async function keepRedirect(
  connection: Connection,
  { source, ...given }: NewRedirect,
  { replace = false, kind = 'own' as RedirectKind } = {},
): Promise<Kept> {
  await lockRedirects(connection)
  const known = await redirectFrom(connection, source)
  if (known && !replace) return { ok: false, code: 'TAKEN' }
  const next = given.key === null ? undefined : await redirectFrom(connection, given.key)
  const end = next ? { target: next.target, key: next.target_key } : given
  if (leadsBack(source, end.key) || leadsBack(source, given.key)) return { ok: false, code: 'LOOP' }
  await put(connection, source, end, kind)
  await retarget(connection, source, end)
  return { ok: true, target: end.target }
}

/**
 * Keeps the address of a product or category working after it changed, in the caller's
 * transaction: paths with their query, as links have them. `keepOld` is false for an address that
 * goes on working by itself. The new address is a page again, whatever redirected from it.
 */
export async function moveAddress(
  connection: Connection,
  { from, to, kind, keepOld }: { from: string; to: string; kind: RedirectKind; keepOld: boolean },
) {
  const [source, key] = [keyOf(from), keyOf(to)]
  if (source === key) return
  await lockRedirects(connection)
  await connection.deleteFrom('redirects').where('source', '=', key).execute()
  await retarget(connection, source, { target: to, key })
  if (keepOld) await put(connection, source, { target: to, key }, kind)
}

/** Removes the redirects from addresses that are pages, in the caller's transaction. */
export async function forgetSources(connection: Connection, sources: readonly string[]) {
  if (sources.length > 0)
    await connection.deleteFrom('redirects').where('source', 'in', sources).execute()
}

function keyOf(address: string) {
  const [path = '', search] = address.split('?')
  const key = sourceOf(path, search)
  if (key === undefined) throw new RangeError(`${address} is no path of the shop`)
  return key
}

const redirectFrom = (connection: Connection, source: string) =>
  findRow(connection, 'redirects', { source }) as Promise<RedirectsTable | undefined>

const put = (
  connection: Connection,
  source: string,
  { target, key }: RedirectTarget,
  kind: RedirectKind,
) => {
  const values = { target, target_key: key, kind, made_at: Date.now() }
  return connection
    .insertInto('redirects')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute()
}

/** Leads those that led to an address to its target. */
const retarget = (connection: Connection, source: string, { target, key }: RedirectTarget) =>
  updateRows(
    connection,
    'redirects',
    { target_key: withoutLanguage(source) },
    { target, target_key: key },
  )

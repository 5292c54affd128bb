import { putRows } from '../database/put-rows.server'
import type { Connection } from '../database/tables.server'
import { lockRedirects } from './keep-redirects.server'
import type { ReadList, RefusedLine } from './read-redirects'
import { leadsBack, type RedirectTarget } from './redirect-addresses'
import type { RedirectsTable } from './tables.server'
import './tables.server'

/** The most redirects of a shop; each list is held in memory while it is stored. */
const MOST_REDIRECTS = 300_000
/** The most redirects that a line's target may lead over, for the sake of time. */
const MOST_HOPS = 100
const STORED_AT_ONCE = 1000

export interface ImportedRedirects {
  added: number
  changed: number
  unchanged: number
  refused: RefusedLine[]
}

type Ends = Map<string, RedirectTarget>

/**
 * Stores a list in the caller's transaction; a redirect from the same address is replaced. Chains
 * become one redirect each, and a line that would make a loop is refused. `dryRun` stores nothing.
 */
export async function importRedirects(
  connection: Connection,
  { redirects, refused }: ReadList,
  { dryRun = false } = {},
): Promise<ImportedRedirects> {
  if (!dryRun) await lockRedirects(connection)
  const before = new Map(
    (await connection.selectFrom('redirects').selectAll().execute()).map((row) => [
      row.source,
      row,
    ]),
  )
  const ends: Ends = new Map(
    [...before].map(([source, row]) => [source, { target: row.target, key: row.target_key }]),
  )
  const mine = new Set<string>()
  const wrong = [...refused]
  for (const { line, source, target, key } of redirects) {
    const reason =
      ends.size >= MOST_REDIRECTS && !ends.has(source)
        ? `from: a shop has at most ${MOST_REDIRECTS} redirects`
        : loopOf(ends, source, key)
    if (reason !== undefined) wrong.push({ line, reason })
    else {
      ends.set(source, { target, key })
      mine.add(source)
    }
  }
  const at = Date.now()
  const rows = [...ends].map(([source, given]): RedirectsTable => {
    const { target, key } = endOf(ends, given)
    const known = before.get(source)
    const kind = mine.has(source) ? 'own' : (known?.kind ?? 'own')
    return { source, target, target_key: key, kind, made_at: Number(known?.made_at ?? at) }
  })
  const changed = rows.filter((row) => differs(row, before.get(row.source)))
  if (!dryRun)
    for (let from = 0; from < changed.length; from += STORED_AT_ONCE)
      await putRows(connection, 'redirects', changed.slice(from, from + STORED_AT_ONCE), 'source')
  const added = [...mine].filter((source) => !before.has(source)).length
  const others = changed.filter(({ source }) => mine.has(source) && before.has(source)).length
  return {
    ...{ added, changed: others, unchanged: mine.size - added - others },
    refused: wrong.sort((a, b) => a.line - b.line),
  }
}

/** Returns why a redirect cannot be: what it leads to comes back to it, or never ends. */
function loopOf(ends: Ends, source: string, first: string | null) {
  let key = first
  for (let hops = 0; key !== null; hops++) {
    if (leadsBack(source, key)) return 'to: it leads back to where it comes from'
    if (hops > MOST_HOPS) return `to: it leads over more than ${MOST_HOPS} redirects`
    key = ends.get(key)?.key ?? null
  }
  return undefined
}

/** Returns where redirects end that lead to `given`; those on the way end there too from then on. */
function endOf(ends: Ends, given: RedirectTarget) {
  const passed: string[] = []
  let end = given
  while (end.key !== null) {
    const next = ends.get(end.key)
    if (!next) break
    passed.push(end.key)
    end = next
  }
  for (const key of passed) ends.set(key, end)
  return end
}

const differs = (row: RedirectsTable, before: RedirectsTable | undefined) =>
  before === undefined || row.target !== before.target || row.kind !== before.kind

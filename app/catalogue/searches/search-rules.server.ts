import { announceChange, onChange, recordChange } from '../../database/changes.server'
import type { Connection, Database } from '../../database/tables.server'
import { parseJson } from '../../input/parsed'
import type { SearchPlaces } from './arranged'
import { keptText } from './searched-text'
import './tables.server'

export const MOST_RULES = 5000
/** The most products that a rule pins, boosts or buries each. */
export const MOST_PLACED = 50

export interface SearchRule extends SearchPlaces {
  text: string
  /** The page that the search leads to instead. */
  target: string | null
}

const living = new WeakMap<Database, { stale: boolean; rules?: Promise<Map<string, SearchRule>> }>()

/** Returns the rule of a search as it is typed, if the merchant made one. */
export async function searchRule(db: Database, typed: string): Promise<SearchRule | undefined> {
  const text = keptText(typed)
  return text === undefined ? undefined : (await rulesOf(db)).get(text)
}

function rulesOf(db: Database) {
  const entry = living.get(db) ?? { stale: true }
  if (!living.has(db)) {
    living.set(db, entry)
    const held = new WeakRef(entry)
    const leave = onChange(({ products, pages }) => {
      const known = held.deref()
      if (!known) leave()
      else if (pages || products === 'all') known.stale = true
    })
  }
  if (entry.stale || !entry.rules) {
    entry.stale = false
    const reading = listRules(db).then((rules) => new Map(rules.map((rule) => [rule.text, rule])))
    entry.rules = reading
    reading.catch(() => {
      if (entry.rules === reading) entry.rules = undefined
    })
  }
  return entry.rules
}

/** Returns the rules from A to Z. */
export async function listRules(db: Connection): Promise<SearchRule[]> {
  const rows = await db
    .selectFrom('search_rules')
    .select(['text', 'pinned', 'boosted', 'buried', 'target'])
    .orderBy('text')
    .limit(MOST_RULES)
    .execute()
  const idsIn = (json: string) => parseJson(json) as number[]
  return rows.map(({ text, pinned, boosted, buried, target }) => ({
    ...{ text, target, pinned: idsIn(pinned), boosted: idsIn(boosted), buried: idsIn(buried) },
  }))
}

/** Stores a rule, or removes one that decides nothing; `announceRules` follows the commit. */
export async function saveRule(connection: Connection, rule: SearchRule, now = Date.now()) {
  const { text, target, pinned, boosted, buried } = rule
  if (target === null && [pinned, boosted, buried].every(({ length }) => length === 0))
    await connection.deleteFrom('search_rules').where('text', '=', text).execute()
  else {
    const values = {
      ...{ target, changed_at: now, pinned: JSON.stringify(pinned) },
      ...{ boosted: JSON.stringify(boosted), buried: JSON.stringify(buried) },
    }
    await connection
      .insertInto('search_rules')
      .values({ text, ...values })
      .onConflict((conflict) => conflict.column('text').doUpdateSet(values))
      .execute()
  }
  await recordChange(connection, { products: [], pages: true })
}

/** Drops the pages and the rules that processes know, as a page of the merchant's own does. */
export const announceRules = (db: Database) => announceChange(db, { products: [], pages: true })

export const countRules = async (connection: Connection) => {
  const { count } = await connection
    .selectFrom('search_rules')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

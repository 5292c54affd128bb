import { findRows } from '../../database/rows.server'
import { type Connection, engineOf } from '../../database/tables.server'
import './tables.server'
import { hash, randomBytes } from 'node:crypto'

/** The most a day, as strangers can make them up. */
const MOST_VISITS = 1_000_000
const MOST_TEXTS = 5000

/** The most products of one search that a visitor may have opened. */
const MOST_OPENED = 20

export const SEARCH_ANSWERS = ['answered', 'otherwise', 'unanswered'] as const
export type SearchAnswer = (typeof SEARCH_ANSWERS)[number]

export interface SeenSearch {
  visitor: string
  address: string
  text: string
  answer: SearchAnswer
  isClicked: boolean
  isCarted: boolean
  /** The products that were opened. */
  products: Set<number>
}

const SEEN = 1
const CLICKED = 2
const CARTED = 4

interface Sums {
  answered: number
  otherwise: number
  unanswered: number
  clicked: number
  carted: number
}

/** Adds searches to the stored ones of a day, each visitor's once a step. */
export async function storeVisits(
  connection: Connection,
  day: string,
  seen: readonly SeenSearch[],
  { mostTexts = MOST_TEXTS } = {},
) {
  const { salt, visits } = await lockDay(connection, day)
  const some = await withoutNewTexts(connection, day, seen, mostTexts)
  const entries = some.flatMap((one) => [
    { key: hashed(salt, [one.visitor, one.text]), steps: stepsOf(one), search: one, product: 0 },
    ...[...one.products].slice(0, MOST_OPENED).map((product) => ({
      ...{ key: hashed(salt, [one.address, one.text, String(product)]), steps: CLICKED },
      ...{ search: one, product },
    })),
  ])
  const known = await knownSteps(
    connection,
    day,
    entries.map(({ key }) => key),
  )
  const sums = new Map<string, Sums>()
  const clicks = new Map<string, { text: string; product_id: number; clicks: number }>()
  const changed = new Map<number, number>()
  let added = 0
  for (const { key, steps, search, product } of entries) {
    const before = known.get(key) ?? 0
    const fresh = steps & ~before
    if (fresh === 0 || (before === 0 && visits + added >= MOST_VISITS)) continue
    if (before === 0) added++
    known.set(key, before | steps)
    changed.set(key, before | steps)
    if (product === 0) addTo(sums, search, fresh)
    else {
      const place = `${product} ${search.text}`
      const count = (clicks.get(place)?.clicks ?? 0) + 1
      clicks.set(place, { text: search.text, product_id: product, clicks: count })
    }
  }
  if (changed.size === 0) return
  await storeSteps(connection, { day, added, changed })
  await addSums(connection, day, sums)
  await addClicks(connection, day, [...clicks.values()])
}

const stepsOf = ({ isClicked, isCarted }: SeenSearch) =>
  SEEN | (isClicked ? CLICKED : 0) | (isCarted ? CARTED : 0)

function addTo(sums: Map<string, Sums>, { text, answer }: SeenSearch, fresh: number) {
  const sum = sums.get(text) ?? { answered: 0, otherwise: 0, unanswered: 0, clicked: 0, carted: 0 }
  sums.set(text, sum)
  if (fresh & SEEN) sum[answer]++
  if (fresh & CLICKED) sum.clicked++
  if (fresh & CARTED) sum.carted++
}

async function lockDay(connection: Connection, day: string) {
  await connection
    .insertInto('search_salts')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return connection
    .selectFrom('search_salts')
    .select(['salt', 'visits'])
    .where('day', '=', day)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

/** Leaves out texts that nobody searched for before once a day has too many different ones. */
async function withoutNewTexts(
  connection: Connection,
  day: string,
  seen: readonly SeenSearch[],
  most: number,
) {
  const { count } = await connection
    .selectFrom('search_days')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const texts = [...new Set(seen.map(({ text }) => text))]
  if (Number(count) + texts.length <= most) return seen
  const rows = await findRows(connection, 'search_days', { day, text: texts }, ['text'])
  const known = new Set(rows.map(({ text }) => text))
  return seen.filter(({ text }) => known.has(text))
}

async function knownSteps(connection: Connection, day: string, visits: number[]) {
  if (visits.length === 0) return new Map<number, number>()
  const rows = await findRows(connection, 'search_visits', { day, visit: visits }, [
    'visit',
    'steps',
  ])
  return new Map(rows.map(({ visit, steps }) => [Number(visit), steps]))
}

interface Changed {
  day: string
  added: number
  changed: ReadonlyMap<number, number>
}

async function storeSteps(connection: Connection, { day, added, changed }: Changed) {
  await connection
    .insertInto('search_visits')
    .values([...changed].map(([visit, steps]) => ({ day, visit, steps })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'visit'])
        .doUpdateSet((row) => ({ steps: row.ref('excluded.steps') })),
    )
    .execute()
  await connection
    .updateTable('search_salts')
    .set((row) => ({ visits: row('visits', '+', added) }))
    .where('day', '=', day)
    .execute()
}

async function addSums(connection: Connection, day: string, sums: ReadonlyMap<string, Sums>) {
  if (sums.size === 0) return
  await connection
    .insertInto('search_days')
    .values([...sums].map(([text, sum]) => ({ day, text, ...sum })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'text']).doUpdateSet((row) => ({
        answered: row('search_days.answered', '+', row.ref('excluded.answered')),
        otherwise: row('search_days.otherwise', '+', row.ref('excluded.otherwise')),
        unanswered: row('search_days.unanswered', '+', row.ref('excluded.unanswered')),
        clicked: row('search_days.clicked', '+', row.ref('excluded.clicked')),
        carted: row('search_days.carted', '+', row.ref('excluded.carted')),
      })),
    )
    .execute()
}

async function addClicks(
  connection: Connection,
  day: string,
  clicks: { text: string; product_id: number; clicks: number }[],
) {
  if (clicks.length === 0) return
  await connection
    .insertInto('search_clicks')
    .values(clicks.map((one) => ({ day, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'text', 'product_id']).doUpdateSet((row) => ({
        clicks: row('search_clicks.clicks', '+', row.ref('excluded.clicks')),
      })),
    )
    .execute()
}

/** Six bytes: two of a million visits share theirs on one day of five hundred. */
const hashed = (salt: string, parts: readonly string[]) =>
  hash('sha256', [salt, ...parts].join('\n'), 'buffer').readUIntBE(0, 6)

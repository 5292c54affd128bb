import type { Database } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { addDays, dayAt } from '../../texts/clocks/shop-clock'
import { keptText } from './searched-text'
import './tables.server'

/** The days whose clicks count. */
const DAYS = 90
/** Fewer visitors of a search, or of a product in it, say nothing about what fits. */
export const FEWEST_VISITORS = 30
export const FEWEST_CLICKS = 10
/**
 * The most that clicks add to a product's score: what stands first is clicked most because it does,
 * so that clicks decide between products that fit about as well, and no more.
 */
const MOST_ADDED = 0.25
const KNOWN_MS = 600_000

type Weights = ReadonlyMap<string, ReadonlyMap<number, number>>

const known = new WeakMap<Database, { until: number; weights: Promise<Weights> }>()

/**
 * Returns by how much clicks raise the scores of a search's products, from 1; undefined where too
 * few were seen. Read again every ten minutes.
 */
export async function clickWeights(db: Database, typed: string, now = Date.now()) {
  const text = keptText(typed)
  if (text === undefined) return undefined
  let entry = known.get(db)
  if (!entry || entry.until <= now) {
    const before = entry?.weights ?? Promise.resolve<Weights>(new Map())
    entry = { until: now + KNOWN_MS, weights: readWeights(db, now).catch(() => before) }
    known.set(db, entry)
  }
  return (await entry.weights).get(text)
}

/** Reads the clicks of a product by different visitors, a household once a day, by search. */
export async function readWeights(db: Database, now: number): Promise<Weights> {
  const first = addDays(dayAt(settings().shop.timeZone, now), -DAYS)
  const clicked = await db
    .selectFrom('search_clicks')
    .select(['text', 'product_id', (row) => row.fn.sum<number>('clicks').as('clicks')])
    .where('day', '>=', first)
    .groupBy(['text', 'product_id'])
    .having((row) => row(row.fn.sum<number>('clicks'), '>=', FEWEST_CLICKS))
    .execute()
  if (clicked.length === 0) return new Map()
  const searched = await db
    .selectFrom('search_days')
    .select((row) => [
      'text',
      row.fn.sum<number>('answered').as('answered'),
      row.fn.sum<number>('otherwise').as('otherwise'),
    ])
    .where('day', '>=', first)
    .groupBy('text')
    .execute()
  const visitors = new Map(
    searched.map(({ text, answered, otherwise }) => [text, Number(answered) + Number(otherwise)]),
  )
  const weights = new Map<string, Map<number, number>>()
  for (const { text, product_id, clicks } of clicked) {
    const seen = visitors.get(text) ?? 0
    if (seen < FEWEST_VISITORS) continue
    const ofText = weights.getOrInsert(text, new Map())
    ofText.set(product_id, 1 + MOST_ADDED * Math.min(1, Number(clicks) / seen))
  }
  return weights
}

import { looksOf } from '../../product/look.ts'
import { priceBuckets } from '../../product/price-ranges.ts'
import type { Base } from './base.ts'
import { growingNames, growingNumbers, growingTitles } from './growing.server.ts'
import { LEAST_STEPS, type StepKind, stepsReached } from './least-steps.ts'
import { countLooks, growingLooks } from './looks.server.ts'
import { type CategoryRow, type IndexRow, readRows, type Source } from './read-rows.server.ts'
import { shared } from './shared-arrays.ts'
import { bucketOf } from './sort-orders.server.ts'
import { titlesInOrder } from './title-buffer.server.ts'
import { orderByTitle } from './title-order.server.ts'

type Version = Pick<Base, 'version' | 'token'>

/** Reads every listed product. The version is read first; the log then tells of later changes. */
export async function buildBase(source: Source, version: Version): Promise<Base> {
  const read = columns()
  const table = await readRows(source, read.take)
  return { ...version, ...baseOf(read, table) }
}

type Columns = ReturnType<typeof columns>

function columns() {
  const titles = growingTitles()
  const ids = growingNumbers()
  const price = growingNumbers()
  const rating = growingNumbers()
  const discount = growingNumbers()
  const created = growingNumbers()
  const categories = growingNames()
  const brands = growingNames()
  const looks = growingLooks()
  let position = 0
  const take = (row: IndexRow, chosen: readonly string[]) => {
    const [id, title, category, brand, cents, stars, off, at, colour, options] = row
    titles.push(title)
    ids.push(id)
    price.push(cents)
    rating.push(stars)
    discount.push(off)
    created.push(createdSecond(Number(at)))
    categories.push(category)
    brands.push(brand ?? '')
    for (const look of looksIn(colour, options, chosen)) looks.push(position, look)
    position++
  }
  return { take, titles, ids, price, rating, discount, created, categories, brands, looks }
}

/** Returns the colours and sizes that a product's columns name. */
export const looksIn = (colour: string | null, options: string | null, chosen: readonly string[]) =>
  looksOf(
    colour,
    options === null ? null : JSON.parse(options),
    chosen.map((values) => JSON.parse(values)),
  )

export const createdSecond = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000))

function baseOf(read: Columns, table: CategoryRow[]): Omit<Base, 'version' | 'token'> {
  const given = read.titles.done()
  const size = given.count
  const byTitle = orderByTitle(given)
  const titles = titlesInOrder(given, byTitle)
  read.titles.free()
  const categories = listedCategories(table, read.categories.names)
  const brands = read.brands.names.toSorted()
  const slugs = categories.map(({ slug }) => slug)
  return completed({
    ids: read.ids.into(shared.int32(size)),
    price: read.price.into(shared.int32(size)),
    rating: read.rating.into(shared.uint16(size)),
    discount: read.discount.into(shared.uint16(size)),
    created: read.created.into(shared.uint32(size)),
    category: read.categories.into(shared.uint16(size), slugs),
    brand: read.brands.into(shared.uint32(size), brands),
    looks: read.looks.done(),
    categories,
    brands,
    byTitle,
    titles,
  })
}

type Derived = 'rankOf' | 'bucket' | 'counts'

/** Adds the columns that are derived from the others. */
export function completed<Given extends Omit<Base, Derived | 'version' | 'token'>>(given: Given) {
  const { price, category, brand, categories, brands, looks, byTitle } = given
  const rankOf = shared.int32(byTitle.length)
  for (let rank = 0; rank < byTitle.length; rank++) rankOf[byTitle[rank] as number] = rank
  const bucket = shared.bytes(price.length)
  for (let at = 0; at < price.length; at++) bucket[at] = bucketOf(price[at] as number)
  const counts = {
    categories: counted(category, categories.length),
    brands: counted(brand, brands.length),
    prices: counted(bucket, priceBuckets.length + 1),
    ratings: countedSteps(given, 'rating'),
    discounts: countedSteps(given, 'discount'),
    ...countLooks(looks),
  }
  return { ...given, rankOf, bucket, counts }
}

export function listedCategories(table: CategoryRow[], named: string[]) {
  const known = new Set(table.map(({ slug }) => slug))
  const others = named.filter((slug) => !known.has(slug)).sort()
  return [
    ...table.map(({ slug, department }) => ({ slug, department })),
    ...others.map((slug) => ({ slug, department: null })),
  ]
}

function counted(codes: Uint8Array | Uint16Array | Uint32Array, names: number) {
  const counts = shared.uint32(names)
  for (const code of codes) counts[code] = (counts[code] as number) + 1
  return counts
}

function countedSteps(given: Pick<Base, StepKind>, kind: StepKind) {
  const counts = shared.uint32(LEAST_STEPS[kind].length + 1)
  for (const value of given[kind]) {
    const reached = stepsReached(kind, value)
    counts[reached] = (counts[reached] as number) + 1
  }
  return counts
}

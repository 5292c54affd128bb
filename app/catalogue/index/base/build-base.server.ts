import { priceBuckets } from '../../price-buckets.ts'
import type { Base } from './base.ts'
import { type CategoryRow, type Row, readRows, type Source } from './read-rows.server.ts'
import { shared } from './shared-arrays.ts'
import { bucketOf } from './sort-orders.server.ts'
import { orderByText } from './stable-order.server.ts'
import { makeTitleBuffer } from './title-buffer.server.ts'

type Version = Pick<Base, 'version' | 'token'>

/** Reads every listed product. The version is read before: later changes are made good by the log. */
export async function buildBase(source: Source, version: Version): Promise<Base> {
  const read = columns()
  const table = await readRows(source, read.take)
  return { ...version, ...baseOf(read, table) }
}

type Columns = ReturnType<typeof columns>

function columns() {
  const titles: string[] = []
  const [ids, price, rating, discount, created] = [grow(), grow(), grow(), grow(), grow()]
  const categories = names()
  const brands = names()
  const take = ([id, title, category, brand, cents, stars, off, at]: Row) => {
    titles.push(title)
    ids.push(id)
    price.push(cents)
    rating.push(stars)
    discount.push(off)
    created.push(createdSecond(Number(at)))
    categories.push(category)
    brands.push(brand ?? '')
  }
  return { take, titles, ids, price, rating, discount, created, categories, brands }
}

export const createdSecond = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1000))

function baseOf(read: Columns, table: CategoryRow[]): Omit<Base, 'version' | 'token'> {
  const size = read.titles.length
  const categories = categoriesOf(table, read.categories.names)
  const brands = read.brands.names.toSorted()
  const byTitle = orderByText(read.titles)
  const rankOf = shared.int32(size)
  for (let rank = 0; rank < size; rank++) rankOf[byTitle[rank] as number] = rank
  const slugs = categories.map(({ slug }) => slug)
  const category = read.categories.recoded(slugs, shared.uint16(size))
  const brand = read.brands.recoded(brands, shared.uint32(size))
  const price = filled(shared.int32(size), read.price)
  const bucket = shared.bytes(size)
  for (let at = 0; at < size; at++) bucket[at] = bucketOf(price[at] as number)
  return {
    ids: filled(shared.int32(size), read.ids),
    price,
    rating: filled(shared.uint16(size), read.rating),
    discount: filled(shared.uint16(size), read.discount),
    created: filled(shared.uint32(size), read.created),
    category,
    brand,
    bucket,
    categories,
    brands,
    byTitle,
    rankOf,
    titles: makeTitleBuffer(Array.from(byTitle, (position) => read.titles[position] as string)),
    counts: {
      categories: counted(category, categories.length),
      brands: counted(brand, brands.length),
      prices: counted(bucket, priceBuckets.length + 1),
    },
  }
}

/** The table's in its order, then those that only products name. */
function categoriesOf(table: CategoryRow[], named: string[]) {
  const known = new Set(table.map(({ slug }) => slug))
  const others = named.filter((slug) => !known.has(slug))
  return [
    ...table.map(({ slug, department }) => ({ slug, department })),
    ...others.map((slug) => ({ slug, department: null })),
  ]
}

type Numbers = Int32Array | Uint16Array | Uint32Array

function filled<To extends Numbers>(to: To, from: Growing) {
  to.set(from.array())
  return to
}

function counted(codes: Uint8Array | Uint16Array | Uint32Array, names: number) {
  const counts = shared.uint32(names)
  for (const code of codes) counts[code] = (counts[code] as number) + 1
  return counts
}

interface Growing {
  push(number: number): void
  array(): Uint32Array
}

/** Doubles; ten million products would not fit a heap of plain arrays. */
function grow(): Growing {
  let numbers = new Uint32Array(1024)
  let size = 0
  return {
    push(number) {
      if (size === numbers.length) {
        const larger = new Uint32Array(size * 2)
        larger.set(numbers)
        numbers = larger
      }
      numbers[size++] = number
    },
    array: () => numbers.subarray(0, size),
  }
}

/** Names as numbers: given as they come, and by their places in an ordered list at the end. */
function names() {
  const known = new Map<string, number>()
  const codes = grow()
  return {
    push(name: string) {
      let code = known.get(name)
      if (code === undefined) {
        code = known.size
        known.set(name, code)
      }
      codes.push(code)
    },
    get names() {
      return [...known.keys()]
    },
    recoded<To extends Uint16Array | Uint32Array>(ordered: string[], to: To) {
      const places = new Map(ordered.map((name, place) => [name, place]))
      const place = Uint32Array.from(known.keys(), (name) => places.get(name) as number)
      const given = codes.array()
      for (let at = 0; at < given.length; at++) to[at] = place[given[at] as number] as number
      return to
    },
  }
}

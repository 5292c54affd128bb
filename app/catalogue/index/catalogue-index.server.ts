import type { Database } from '../../database/tables.server'
import type { Category } from '../product'
import type { CatalogueColumns } from './catalogue-columns'
import { countFacets, type Facets } from './facets.server'
import { type Orders, sortOrders } from './sort-orders.server'
import { orderByText } from './stable-order.server'
import { eachSliced, pacer } from './time-slices.server'
import { makeTitleBuffer, type TitleBuffer } from './title-buffer.server'

const CHUNK = 2000

/** All listed products for making lists; immutable, replaced when the catalogue changes. */
export interface CatalogueIndex extends CatalogueColumns {
  titles: TitleBuffer
  facets: Facets
  orders: Orders
}

export async function buildIndex(db: Database): Promise<CatalogueIndex> {
  const rows = await readColumns(db)
  const size = rows.id.length
  const categories = await readCategories(db, rows.categories)
  const brands = rows.brands.names.toSorted()
  const byTitle = await orderByText(rows.title_key)
  const titles = (function* () {
    for (const position of byTitle) yield rows.title_key[position] as string
  })()
  const columns: CatalogueColumns = {
    ids: new Int32Array(rows.id),
    price: new Int32Array(rows.price),
    rating: new Uint16Array(rows.rating),
    discount: new Uint16Array(rows.discount),
    created: new Uint32Array(rows.created),
    category: await recoded(
      rows.category,
      rows.categories,
      categories.map(({ slug }) => slug),
      new Uint16Array(size),
    ),
    brand: await recoded(rows.brand, rows.brands, brands, new Uint32Array(size)),
    categories,
    brands,
    byTitle,
  }
  return {
    ...columns,
    titles: await makeTitleBuffer(titles, size),
    facets: await countFacets(columns),
    orders: await sortOrders(columns),
  }
}

class Names {
  readonly names: string[] = []
  readonly counts: number[] = []
  readonly #codes = new Map<string, number>()

  code(name: string) {
    let code = this.#codes.get(name)
    if (code === undefined) {
      code = this.names.push(name) - 1
      this.#codes.set(name, code)
    }
    this.counts[code] = (this.counts[code] ?? 0) + 1
    return code
  }
}

async function readColumns(db: Database) {
  const yieldToRequests = pacer()
  const columns = {
    id: [] as number[],
    title_key: [] as string[],
    category: [] as number[],
    brand: [] as number[],
    price: [] as number[],
    rating: [] as number[],
    discount: [] as number[],
    created: [] as number[],
    categories: new Names(),
    brands: new Names(),
  }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title_key', 'category', 'brand', 'price', 'rating', 'discount', 'created_at'])
      .where('listed', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    for (const row of rows) {
      columns.id.push(row.id)
      columns.title_key.push(row.title_key)
      columns.category.push(columns.categories.code(row.category))
      columns.brand.push(columns.brands.code(row.brand ?? ''))
      columns.price.push(row.price)
      columns.rating.push(row.rating)
      columns.discount.push(row.discount)
      columns.created.push(Math.max(0, Math.floor(row.created_at / 1000)))
    }
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) return columns
    after = last.id
    await yieldToRequests()
  }
}

/** The table's in its order, then those that only products name; none without products. */
async function readCategories(db: Database, { names, counts }: Names): Promise<Category[]> {
  const used = new Map(names.map((slug, code) => [slug, counts[code] as number]))
  const known = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  const named = known.map(({ slug, name, department }) => ({ slug, name, department }))
  const slugs = new Set(named.map(({ slug }) => slug))
  for (const slug of names) if (!slugs.has(slug)) named.push({ slug, name: slug, department: null })
  return named.flatMap((category) => {
    const count = used.get(category.slug)
    return count ? [{ ...category, count }] : []
  })
}

/** Codes are given as names come; this replaces each by the place of its name in `ordered`. */
async function recoded<T extends Uint16Array | Uint32Array>(
  codes: number[],
  { names }: Names,
  ordered: string[],
  to: T,
) {
  const places = new Map(ordered.map((name, place) => [name, place]))
  const place = names.map((name) => places.get(name) as number)
  await eachSliced(codes.length, (at) => {
    to[at] = place[codes[at] as number] as number
  })
  return to
}

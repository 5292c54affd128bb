import { sql } from 'kysely'
import { type Database, engineOf, YES } from '../../database/tables.server'
import type { SortOrder } from '../index/base/base'
import { type CatalogueIndex, idAt } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import { type Selection, selectPositions } from '../index/select-positions.server'
import type { ApiParameters } from './parameters'

/** In larger catalogues the database sorts no columns that are not in memory. */
const MOST_SORTED_BY_DATABASE = 50_000

const IN_MEMORY = new Map<string, SortOrder['by']>([
  ['id', 'id'],
  ['title', 'title'],
  ['price', 'price'],
  ['rating', 'rating'],
  ['discountPercentage', 'discount'],
  ['category', 'category'],
  ['brand', 'brand'],
  ['createdAt', 'created'],
])

const IN_DATABASE = new Map([
  ['stock', 'stock.quantity'],
  ['availabilityStatus', 'stock.quantity'],
  ['weight', 'products.weight'],
  ['description', 'products.description'],
  ['colour', 'products.colour'],
  ['warrantyInformation', 'products.warranty'],
  ['shippingInformation', 'products.shipping'],
  ['returnPolicy', 'products.returns'],
  ['thumbnail', 'products.thumbnail'],
])
const TEXTS = /description|colour|warranty|shipping|returns|thumbnail/

/** Returns one page of ids and their total, or a reason for refusing; ties stay in id order. */
export async function listIds(
  db: Database,
  { q, category, sortBy, order, skip, limit }: ApiParameters & { category?: string },
): Promise<{ ids: number[]; total: number } | { message: string }> {
  const index = await currentIndex(db)
  if (category !== undefined && !index.categories.some(({ slug }) => slug === category))
    return { ids: [], total: 0 }
  const column = sortBy ? IN_DATABASE.get(sortBy) : undefined
  if (column && index.size > MOST_SORTED_BY_DATABASE)
    return { message: `Cannot sort by '${sortBy}': the catalogue is too large for it` }
  const known = sortBy ? IN_MEMORY.get(sortBy) : undefined
  const selection: Selection = {
    q,
    category,
    // A field that no product has leaves the order unchanged, as with DummyJSON.
    order: { by: known ?? 'id', direction: known ? order : 'asc', ties: 'id' },
    skip: column ? 0 : skip,
    limit: column ? MOST_SORTED_BY_DATABASE : limit,
  }
  const { positions, total } = await selectPositions(index, selection)
  const ids = positions.map((position) => idAt(index, position))
  if (!column) return { ids, total }
  return { ids: (await sorted(db, index, ids, column, order)).slice(skip, skip + limit), total }
}

async function sorted(
  db: Database,
  index: CatalogueIndex,
  ids: number[],
  column: string,
  order: string,
) {
  const collate = TEXTS.test(column) && engineOf(db) === 'postgres' ? sql` collate "C"` : sql``
  const rows = await db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select('products.id')
    .where('listed', '=', YES)
    .orderBy(
      sql`coalesce(${sql.ref(column)}, ${TEXTS.test(column) ? '' : 0})${collate} ${sql.raw(order)}`,
    )
    .orderBy('products.id')
    .execute()
  if (ids.length === index.size) return rows.map(({ id }) => id)
  const wanted = new Set(ids)
  return rows.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
}

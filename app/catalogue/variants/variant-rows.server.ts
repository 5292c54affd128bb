import type { Selectable } from 'kysely'
import { type Connection, YES } from '../../database/tables.server'
import { lowestShown } from '../prices/price-tags.server'
import {
  type ChosenOption,
  type ProductOption,
  type Variant,
  variantTitle,
} from '../product/variant'
import type { VariantsTable } from './tables.server'

const COLUMNS = [
  'id',
  'product_id',
  'chosen',
  'sku',
  'gtin',
  'price',
  'compare_at',
  'lowest_before',
  'weight',
  'pictures',
] as const

/** Returns variants for sale by product, in order. Ask only for products with options. */
export async function variantsOf(connection: Connection, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, Variant[]>()
  const rows = await connection
    .selectFrom('variants')
    .leftJoin('variant_stock', 'variant_stock.variant_id', 'variants.id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(COLUMNS.map((column) => `variants.${column}` as const))
    .select(['quantity', 'discount'])
    .where('product_id', 'in', productIds)
    .where('variants.listed', '=', YES)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map([...byProduct].map(([id, some]) => [id, some.map(toVariant)] as const))
}

type Row = Pick<Selectable<VariantsTable>, (typeof COLUMNS)[number]> & {
  quantity: number | null
  /** The product's discount, shown where the variant has no previous price. */
  discount: number
}

const toVariant = (row: Row): Variant => ({
  id: row.id,
  ...(row.sku && { sku: row.sku }),
  ...(row.gtin && { gtin: row.gtin }),
  values: JSON.parse(row.chosen) as string[],
  price: row.price,
  ...((row.compare_at ?? 0) > row.price && { compareAt: row.compare_at as number }),
  ...lowestShown({ ...row, discount: (row.compare_at ?? 0) > row.price ? 1 : row.discount }),
  stock: row.quantity ?? 0,
  ...(row.weight !== null && { weight: row.weight / 100 }),
  ...(row.pictures && { pictures: JSON.parse(row.pictures) as number[] }),
})

export const optionsIn = (column: string | null) =>
  column === null ? undefined : (JSON.parse(column) as ProductOption[])

export const chosenOptions = (options: readonly ProductOption[], values: readonly string[]) =>
  options.map(({ name }, at): ChosenOption => ({ name, value: values[at] ?? '' }))

/** Returns the title of an order's line, whose options are in JSON. */
export const lineTitle = ({ title, options }: { title: string; options: string | null }) =>
  variantTitle(title, options === null ? [] : (JSON.parse(options) as ChosenOption[]))

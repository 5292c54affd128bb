import type { SourceRow } from '../spool.server'
import type { FormerShop } from './former-cells'
import { SHOPIFY_COLUMNS, shopifyProducts } from './shopify-rows'
import { WOOCOMMERCE_COLUMNS, wooCommerceProducts } from './woocommerce-rows'

/** The columns by whose names an export is known, and those that are read of it. */
const PROGRAMS = [
  { marks: ['handle', 'variant price'], read: SHOPIFY_COLUMNS, products: shopifyProducts },
  { marks: ['url handle', 'price'], read: SHOPIFY_COLUMNS, products: shopifyProducts },
  {
    marks: ['id', 'type', 'sku', 'name', 'regular price'],
    read: WOOCOMMERCE_COLUMNS,
    products: wooCommerceProducts,
  },
]

const programOf = (names: readonly string[]) => {
  const lower = new Set(names.map((name) => name.trim().toLowerCase()))
  return PROGRAMS.find(({ marks }) => marks.every((mark) => lower.has(mark)))
}

/** Returns the columns that are left out of a table of Shopify or WooCommerce; undefined of another. */
export const leftOutOfFormer = (names: readonly string[]) => {
  const program = programOf(names)
  return program && names.filter((name) => !program.read.test(name.trim()))
}

/** Joins the rows of exports of Shopify and WooCommerce to products; rows of others pass unchanged. */
export async function* formerShopRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let shop: FormerShop | undefined
  let isKnown = false
  const unread: SourceRow[] = []
  for await (const row of rows) {
    unread.push(row)
    if (!isKnown && row.value === undefined) continue
    if (!isKnown) shop = programOf(Object.keys(row.value as object))?.products()
    isKnown = true
    for (const one of unread.splice(0)) yield* shop?.take(one) ?? [one]
  }
  yield* unread
  if (shop) yield* shop.rest()
}

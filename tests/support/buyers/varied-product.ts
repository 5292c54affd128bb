import { importProducts } from '../../../app/catalogue/incoming/import-products.server'
import type { Database } from '../../../app/database/tables.server'
import { product } from '../network/stub-host'

/** Returns a file's product of sizes S and M in two colours; `more` are the file's fields. */
export const shirt = (id: number, more: object = {}) => ({
  ...product(id, { title: `Shirt ${id}` }),
  options: [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Red', 'Blue'] },
  ],
  variants: [
    { sku: `SH-${id}-SR`, values: ['S', 'Red'], price: 20, stock: 5 },
    { sku: `SH-${id}-MR`, values: ['M', 'Red'], price: 22.5, stock: 3, compareAtPrice: 30 },
    { sku: `SH-${id}-MB`, values: ['M', 'Blue'], price: 18.2, stock: 0, pictures: [0] },
  ],
  ...more,
})

export const importFile = (db: Database, products: object[], options: object = {}) =>
  importProducts(
    db,
    (async function* () {
      for (const [at, value] of products.entries()) yield { row: at + 1, value }
    })(),
    { source: 'file', partial: true, ...options },
  )

/** Returns the ids of a product's variants by their values, such as 'M / Red'; closed ones too. */
export async function variantIds(db: Database, productId: number) {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'chosen'])
    .where('product_id', '=', productId)
    .execute()
  return Object.fromEntries(
    rows.map(({ id, chosen }) => [(JSON.parse(chosen) as string[]).join(' / '), id]),
  )
}

export async function piecesOf(db: Database, productId: number) {
  const own = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('variants')
    .innerJoin('variant_stock', 'variant_stock.variant_id', 'variants.id')
    .select(['chosen', 'quantity'])
    .where('product_id', '=', productId)
    .execute()
  const each = rows.map(({ chosen, quantity }) => [
    (JSON.parse(chosen) as string[]).join(' / '),
    quantity,
  ])
  return { all: own.quantity, ...Object.fromEntries(each) } as Record<string, number>
}

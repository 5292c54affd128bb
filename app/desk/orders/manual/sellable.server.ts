import { idAt } from '../../../catalogue/index/catalogue-index.server'
import { currentIndex } from '../../../catalogue/index/current-index.server'
import { firstMatches } from '../../../catalogue/index/title-matches.server'
import { picturePath } from '../../../catalogue/product/picture-path.server'
import { variantTitle } from '../../../catalogue/product/variant'
import {
  chosenOptions,
  optionsIn,
  variantsOf,
} from '../../../catalogue/variants/variant-rows.server'
import { idsOf } from '../../../database/rows.server'
import { type Connection, type Database, YES } from '../../../database/tables.server'
import type { Sellable } from './sellable'

const MOST_PRODUCTS = 12

/** Finds what can be sold by title or SKU, each variant by itself; that of the SKU comes first. */
export async function findSellable(db: Database, text: string): Promise<Sellable[]> {
  const index = await currentIndex(db)
  const titled = firstMatches(index, text, MOST_PRODUCTS).map((at) => idAt(index, at))
  const ids = [...new Set([...(await idsOfSku(db, text)), ...titled])].slice(0, MOST_PRODUCTS)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['id', 'title', 'price', 'sku', 'thumbnail', 'options', 'quantity'])
    .where('id', 'in', ids)
    .where('listed', '=', YES)
    .execute()
  const varied = rows.filter(({ options }) => options !== null)
  const variants = await variantsOf(db, idsOf(varied))
  return ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .flatMap((row): Sellable[] => {
      const options = optionsIn(row.options)
      const shared = {
        productId: row.id,
        thumbnail: row.thumbnail && picturePath(row.id, 0, row.thumbnail),
      }
      if (!options)
        return [
          {
            ...shared,
            title: row.title,
            price: row.price,
            stock: row.quantity,
            ...(row.sku && { sku: row.sku }),
          },
        ]
      return (variants.get(row.id) ?? []).map(({ id, values, price, stock, sku }) => ({
        ...shared,
        variant: id,
        title: variantTitle(row.title, chosenOptions(options, values)),
        price,
        stock,
        ...(sku && { sku }),
      }))
    })
    .toSorted((one, other) => Number(other.sku === text) - Number(one.sku === text))
}

/** Matches a SKU exactly, since it is copied or scanned. */
async function idsOfSku(db: Connection, sku: string) {
  const products = await db.selectFrom('products').select('id').where('sku', '=', sku).execute()
  const variants = await db
    .selectFrom('variants')
    .select('product_id as id')
    .where('sku', '=', sku)
    .execute()
  return [...products, ...variants].map(({ id }) => id)
}

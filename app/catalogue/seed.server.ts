import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { idsOf } from '../database/rows.server'
import type { Connection, Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { projectFile } from '../files/project-file.server'
import { planVariants, writeVariants } from './incoming/variants/store-variants.server'
import { varietyOf } from './incoming/variants/variety'
import { titleKey } from './index/base/title-buffer.server'
import { logCatalogueChange } from './index/catalogue-log.server'
import { refreshIndex } from './index/current-index.server'
import type { CatalogueProduct, CatalogueVariant } from './product/product'
import type { SizeTable } from './size-guides/size-table'
import './size-guides/tables.server'

/** A row of `demo/products.ndjson`. Its variants have no numbers before they are stored. */
interface DemoProduct extends Omit<CatalogueProduct, 'availabilityStatus' | 'variants'> {
  variants?: Omit<CatalogueVariant, 'id'>[]
}

interface DemoCategory {
  slug: string
  name: string
  department: string
  picture: string
}

const textOf = (name: string) => readFileSync(projectFile(`demo/${name}`), 'utf8')

/** Returns the demo products in id order. Their rows are those of an import. */
export const demoProducts = (): DemoProduct[] =>
  textOf('products.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Returns the demo's size guides: tables by the slug of a category or department. */
export const demoSizeGuides = (): Record<string, SizeTable[]> =>
  JSON.parse(textOf('size-guides.json'))

/** Returns the demo categories in the order of the home page's menu (spec section 2, Home 1). */
export const demoCategories = (): DemoCategory[] => JSON.parse(textOf('categories.json'))

/**
 * Stores the demo catalogue in a shop that has no product yet. Its rows are not checked as those of
 * an import are, which takes twice as long; a test holds that both store equal rows.
 */
export async function seedDemo(db: Database) {
  const seeded = await inTransaction(db, async (connection) => {
    if (await connection.selectFrom('products').select('id').limit(1).executeTakeFirst())
      return false
    const now = Date.now()
    await connection
      .insertInto('categories')
      .values(demoCategories().map((category, position) => ({ ...category, position })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await connection
      .insertInto('size_guides')
      .values(
        Object.entries(demoSizeGuides()).map(([slug, tables]) => ({
          ...{ slug, own: 0, changed_at: now },
          size_tables: JSON.stringify(tables),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const products = demoProducts()
    for (let at = 0; at < products.length; at += 100)
      await insertDemo(connection, products.slice(at, at + 100), now)
    await logCatalogueChange(connection, idsOf(products))
    return true
  })
  if (seeded) await refreshIndex(db)
}

async function insertDemo(connection: Connection, products: DemoProduct[], now: number) {
  // Two processes that start together on an empty database seed it once.
  const inserted = await connection
    .insertInto('products')
    .values(products.map((product) => demoRow(product, now)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`id`.as('id'))
    .execute()
  const fresh = new Set(inserted.map(({ id }) => id))
  const stock = products
    .filter(({ id }) => fresh.has(id))
    .map(({ id, stock }) => ({ product_id: id, quantity: stock }))
  if (stock.length > 0) await connection.insertInto('stock').values(stock).execute()
  const plans = products
    .filter(({ id, variants }) => fresh.has(id) && variants)
    .map(({ id, ...product }) => planVariants(id, varietyIn(product), [], { ledger: false }))
  await writeVariants(connection, plans)
}

/** Returns the variants as an import would read them. */
function varietyIn(product: Omit<DemoProduct, 'id'>) {
  const variety = varietyOf(product)
  if (variety && 'reason' in variety) throw new Error(variety.reason)
  return variety
}

const demoRow = (product: DemoProduct, now: number) => ({
  id: product.id,
  title: product.title,
  title_key: titleKey(product.title),
  description: product.description,
  category: product.category,
  brand: product.brand ?? null,
  colour: product.colour ?? null,
  price: Math.round(product.price * 100),
  discount: Math.round(product.discountPercentage * 100),
  rating: Math.round(product.rating * 100),
  review_count: product.reviews.length,
  weight: Math.round(product.weight * 100),
  warranty: product.warrantyInformation,
  shipping: product.shippingInformation,
  returns: product.returnPolicy,
  thumbnail: product.thumbnail,
  images: JSON.stringify(product.images),
  reviews: JSON.stringify(product.reviews),
  options: product.options ? JSON.stringify(product.options) : null,
  source: 'demo',
  created_at: Date.parse(product.createdAt),
  changed_at: now,
  source_stock: product.stock,
})

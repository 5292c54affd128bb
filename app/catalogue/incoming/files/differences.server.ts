import type { Database } from '../../../database/tables.server'
import { runningPrices } from '../../prices/prices-in-force.server'
import { pictureTextsOf } from '../../words/picture-texts'
import { storedTags, tagsDiffer } from '../../words/stored-tags.server'
import { storedWords, wordsDiffer } from '../../words/stored-words.server'
import type { IncomingProduct } from '../product-to-store'
import { nextStock } from '../stock-rule'
import { knownVariants, planVariants } from '../variants/store-variants.server'

/** What a row would change of a product; money in minor units. */
export interface ImportDifference {
  what: 'added' | 'changed' | 'restocked'
  /** 0 for a product that gets its number when it is stored. */
  id: number
  sku: string | null
  title: string
  fields: FieldChange[]
}

export interface FieldChange {
  field: 'title' | 'price' | 'stock' | 'category' | 'other'
  before?: string | number
  after?: string | number
}

const MOST_SHOWN = 500
const OTHERS = [
  ...([
    'sku',
    'gtin',
    'description',
    'brand',
    'colour',
    'discount',
    'tax_class',
    'weight',
  ] as const),
  ...(['warranty', 'shipping', 'returns', 'thumbnail'] as const),
]

/** Collects the first changes that an import would make, beside its dry run. */
export function differences(db: Database, source: string, setStock: boolean) {
  const shown: ImportDifference[] = []
  return {
    shown,
    async take(products: IncomingProduct[]) {
      if (shown.length >= MOST_SHOWN) return
      const known = await readKnown(db, products)
      for (const product of products) {
        const before = known.get(product.id)
        const { id, sku, title } = product
        const fields = before ? changesOf(product, before, source, setStock) : addedOf(product)
        if (fields.length === 0) continue
        const onlyStock = fields.every(({ field }) => field === 'stock')
        const what = !before ? 'added' : onlyStock ? 'restocked' : 'changed'
        shown.push({ what, id, sku, title: title || (before?.title ?? ''), fields })
        if (shown.length === MOST_SHOWN) return
      }
    },
  }
}

async function readKnown(db: Database, products: IncomingProduct[]) {
  const ids = products.map(({ id }) => id)
  const rows = await db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .selectAll('products')
    .select('quantity')
    .where('id', 'in', ids)
    .execute()
  const running = await runningPrices(db, ids)
  const words = await storedWords(db, ids)
  const tags = await storedTags(db, ids)
  const variants = await knownVariants(
    db,
    products.flatMap(({ id, variety }) => (variety ? id : [])),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, ...running.get(row.id), words, tags, variants: variants.get(row.id) ?? [] },
    ]),
  )
}

type Known = Awaited<ReturnType<typeof readKnown>> extends Map<number, infer Row> ? Row : never

const addedOf = ({ category, price, stock }: IncomingProduct): FieldChange[] => [
  { field: 'category', after: category },
  { field: 'price', after: price },
  { field: 'stock', after: stock },
]

function changesOf(product: IncomingProduct, known: Known, source: string, setStock: boolean) {
  const absent = new Set<string>(product.absent)
  const fields: FieldChange[] = []
  const compare = (
    field: 'title' | 'price' | 'stock' | 'category',
    before: string | number,
    after: string | number,
  ) => {
    if (!absent.has(field) && before !== after) fields.push({ field, before, after })
  }
  compare('title', known.title, product.title)
  compare('category', known.category, product.category)
  compare('price', known.price, product.price)
  compare('stock', known.quantity ?? 0, stockAfter(product, known, source, setStock))
  const others =
    OTHERS.some((name) => !absent.has(name) && product[name] !== known[name]) ||
    (!absent.has('images') && JSON.stringify(product.images) !== known.images) ||
    (!absent.has('pictureTexts') && pictureTextsAfter(product, known) !== known.picture_texts) ||
    (!absent.has('tags') && tagsDiffer(product, known.tags)) ||
    wordsDiffer(product, known.words)
  if (others) fields.push({ field: 'other' })
  return fields
}

function pictureTextsAfter(product: IncomingProduct, known: Known) {
  const { absent, thumbnail, images, pictureTexts } = product
  return pictureTextsOf(pictureTexts, {
    thumbnail: absent.includes('thumbnail') ? known.thumbnail : thumbnail,
    images: absent.includes('images') ? known.images : JSON.stringify(images),
  })
}

/** Returns the stock as it would be stored: pieces sold here since the last report stay sold. */
function stockAfter(product: IncomingProduct, known: Known, source: string, setStock: boolean) {
  const ledger = !setStock && known.source === source
  if (product.variety)
    return planVariants(product.id, product.variety, known.variants, { ledger }).quantity
  if (!ledger) return product.stock
  const { quantity } = nextStock(
    { quantity: known.quantity ?? 0, sourceStock: known.source_stock, owed: known.source_owed },
    product.stock,
  )
  return quantity
}

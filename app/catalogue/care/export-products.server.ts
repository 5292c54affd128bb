import { type Database, YES } from '../../database/tables.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { mainLanguage } from '../../texts/offered-languages.server'
import { runningPrices } from '../prices/prices-in-force.server'
import { seoColumnsOf, seoTextsIn } from '../product/seo-texts'
import type { Variant } from '../product/variant'
import { movedSinceImport, reportedStocks, shopNumber } from '../stock/moved-since-import.server'
import { exportedVariant, regularVariants, weightIn } from '../variants/exported-variants.server'
import { optionsIn } from '../variants/variant-rows.server'
import { type ExportedProduct, NO_WORDS, writtenWords } from '../words/exported-product'
import { textsOfPictures } from '../words/picture-texts'
import { storedTags } from '../words/stored-tags.server'
import { storedWords } from '../words/stored-words.server'

const READ_AT_ONCE = 500

/** Yields all products by id, hidden ones too, except those that their source dropped. */
export async function* exportedProducts(db: Database): AsyncGenerator<ExportedProduct> {
  const exportedFrom = await shopNumber(db)
  const own = mainLanguage()
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .leftJoin('stock', 'stock.product_id', 'products.id')
      .selectAll('products')
      .select('stock.quantity')
      .where('id', '>', after)
      .where((row) => row.or([row('listed', '=', YES), row('hidden', '=', YES)]))
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    const varied = rows.filter(({ options }) => options !== null).map(({ id }) => id)
    const variants = await regularVariants(db, varied)
    const reported = await reportedStocks(db, varied)
    const ids = rows.map(({ id }) => id)
    const words = await storedWords(db, ids)
    const tags = await storedTags(db, ids)
    // A file with scheduled prices would make them permanent, so it has the regular ones.
    const regular = await runningPrices(db, ids)
    for (const row of rows) {
      const { price, discount } = regular.get(row.id) ?? row
      const some = variants.get(row.id)?.map((one) => one.price)
      const moveOf = ({ id, stock }: Variant) =>
        movedSinceImport({ quantity: stock, source_stock: reported.get(id) ?? null })
      const moves = [movedSinceImport(row), ...(variants.get(row.id) ?? []).map(moveOf)]
      const isMoved = row.source === 'file' && moves.some((one) => 'movedSinceImport' in one)
      yield {
        id: row.id,
        sku: row.sku,
        slug: row.slug,
        gtin: row.gtin,
        title: row.title,
        description: row.description,
        category: row.category,
        price: (some ? Math.min(...some) : price) / minorUnitsOf(),
        taxClass: row.tax_class,
        discountPercentage: discount / 100,
        rating: (row.source_rating ?? row.rating) / 100, // Reviews written here are left out.
        stock: row.quantity ?? 0,
        brand: row.brand,
        colour: row.colour,
        ...weightIn(row.weight / 100),
        warrantyInformation: row.warranty,
        shippingInformation: row.shipping,
        returnPolicy: row.returns,
        thumbnail: row.thumbnail,
        images: JSON.parse(row.images),
        pictureTexts: textsOfPictures(row),
        tags: tags.get(row.id) ?? [],
        ...writtenWords(words.get(row.id) ?? NO_WORDS, own),
        ...seoColumnsOf(seoTextsIn(row.seo_texts), own),
        createdAt: new Date(row.created_at).toISOString(),
        reviews: JSON.parse(row.reviews),
        ...(isMoved && { ...movedSinceImport(row), exportedFrom }),
        ...varietyIn(row.options, variants.get(row.id), isMoved ? moveOf : undefined),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return
    after = last.id
  }
}

function varietyIn(
  options: string | null,
  variants?: Variant[],
  moveOf?: (one: Variant) => { movedSinceImport?: number },
) {
  if (!variants) return {}
  const written = variants.map((one) => ({ ...exportedVariant(one), ...moveOf?.(one) }))
  return { options: optionsIn(options), variants: written }
}

/** Tells whether an export needs columns for variants. */
export const anyVariants = async (db: Database) =>
  (await db.selectFrom('variants').select('id').where('listed', '=', YES).limit(1).execute())
    .length > 0

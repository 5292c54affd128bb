import type { Language } from '../../../business'
import type { Connection, Database } from '../../../database/tables.server'
import { runningPrices } from '../../prices/prices-in-force.server'
import { runningVariantPrices } from '../../prices/variant-prices.server'
import { picturePath } from '../../product/picture-path.server'
import { LARGEST_PRODUCT_ID } from '../../product/product-id'
import type { Variant } from '../../product/variant'
import { DETAIL_COLUMNS, type DetailRow, toDetail } from '../../queries/product-detail.server'
import { newestReviews } from '../../ratings/published-reviews.server'
import { variantsOf } from '../../variants/variant-rows.server'
import { hasWords } from '../../words/words-there.server'
import type { FormVariant, ProductForm } from './product-form'
import { columnsOf, priceOf } from './write-product.server'

/** Returns a product as its form would make it, in a language, even hidden or new; stores nothing. */
export async function draftDetail(
  db: Database,
  form: ProductForm,
  language: Language,
  id = LARGEST_PRODUCT_ID,
) {
  const stored = await storedRow(db, id)
  const variants = form.options.length > 0 ? await draftVariants(db, id, form) : undefined
  const running = variants ? undefined : (await runningPrices(db, [id])).get(id)
  const row: DetailRow = {
    ...(stored ?? NEW),
    ...columnsOf(form),
    id,
    discount: form.discount,
    price: leastOf(variants) ?? priceOf(form),
    quantity: variants?.reduce((sum, { stock }) => sum + stock, 0) ?? form.stock,
    thumbnail: form.pictures[0]?.address ?? '',
    ...(hasWords(language) && wordsThere(form, language)),
  }
  // The form's price holds after the running schedule.
  if (stored && running) Object.assign(row, { price: stored.price, discount: stored.discount })
  const own = (await newestReviews(db, stored ? [id] : [])).get(id)
  const known = JSON.parse(stored?.images ?? '[]') as string[]
  return {
    ...toDetail(row, { own, variants, language }),
    images: form.pictures.map(({ address }) => pathOf(id, address, known)),
  }
}

const wordsThere = ({ texts }: ProductForm, language: Language) => ({
  title_there: texts[language]?.title,
  description_there: texts[language]?.description,
})

const NEW = {
  lowest_before: null,
  rating: 0,
  review_count: 0,
  reviews: '[]',
  created_at: Date.now(),
  source_rating: null,
}

const storedRow = (connection: Connection, id: number) =>
  connection
    .selectFrom('products')
    .select(DETAIL_COLUMNS)
    .where('products.id', '=', id)
    .executeTakeFirst()

const leastOf = (variants?: Variant[]) =>
  variants && variants.length > 0 ? Math.min(...variants.map(({ price }) => price)) : undefined

const pathOf = (id: number, address: string, known: string[]) =>
  picturePath(id, Math.max(0, known.indexOf(address)) + 1, address)

async function draftVariants(db: Database, id: number, { variants, pictures }: ProductForm) {
  const stored = new Map(((await variantsOf(db, [id])).get(id) ?? []).map((one) => [one.id, one]))
  const running = await runningVariantPrices(db, [id])
  const addresses = pictures.map(({ address }) => address)
  return variants.map((one, at) => {
    const now = one.id !== undefined && running.has(one.id) ? stored.get(one.id) : undefined
    return { ...draftVariant(one, at, addresses), ...(now && priceIn(now)) }
  })
}

const priceIn = ({ price, compareAt }: Variant) => ({ price, compareAt })

function draftVariant(one: FormVariant, at: number, addresses: string[]): Variant {
  const pictures = one.pictures.map((address) => addresses.indexOf(address)).filter((n) => n >= 0)
  return {
    id: one.id ?? LARGEST_PRODUCT_ID - at,
    values: one.values,
    price: one.price,
    stock: one.stock,
    ...(one.sku && { sku: one.sku }),
    ...(one.compareAt !== null && one.compareAt > one.price && { compareAt: one.compareAt }),
    ...(one.weight !== null && { weight: one.weight / 100 }),
    ...(pictures.length > 0 && { pictures }),
  }
}

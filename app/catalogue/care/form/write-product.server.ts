import type { Language } from '../../../business'
import { insertRow, requireRow, updateRow } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { titleKey } from '../../index/base/title-buffer.server'
import { pricesInForce } from '../../prices/prices-in-force.server'
import { storedSeoTexts } from '../../product/seo-texts'
import { writeStock } from '../../stock/stock-rows.server'
import { writeTags } from '../../words/stored-tags.server'
import type { ProductForm } from './product-form'
import type { ReadProduct } from './read-form.server'

const SOURCE = 'desk'

export async function insertProduct(connection: Connection, id: number, form: ProductForm) {
  const now = Date.now()
  await insertRow(connection, 'products', {
    ...columnsOf(form),
    id,
    price: priceOf(form),
    discount: form.discount,
    thumbnail: form.pictures[0]?.address ?? '',
    rating: 0,
    review_count: 0,
    reviews: '[]',
    source: SOURCE,
    source_stock: null,
    created_at: now,
    changed_at: now,
  })
  await writeStock(connection, [{ product_id: id, quantity: form.stock }], SOURCE)
  await writeWords(connection, id, form)
  await writeTags(connection, [{ id, tags: form.tags }], new Map())
}

interface Update {
  id: number
  form: ProductForm
  before: ReadProduct
  by: string
}

/** Stores a form of a locked product; returns whether its price waits for a schedule. */
export async function updateProduct(connection: Connection, { id, form, before, by }: Update) {
  const at = Date.now()
  const known = await requireRow(connection, 'products', { id }, [
    'id',
    'price',
    'discount',
    'lowest_before',
    'thumbnail',
  ])
  const { thumbnail, ...priced } = known
  const prices = await pricesInForce(connection, [id], { by, at })
  // A price with options follows the variants', which are written later.
  const isVaried = form.options.length > 0
  const absent = isVaried ? ['price'] : []
  const price = isVaried ? priced.price : form.price
  const row = prices.take({ ...priced, price, discount: form.discount }, priced, absent)
  const [kept] = await prices.keep([row])
  const { id: _, ...values } = kept ?? row
  const first = form.pictures[0]?.address ?? ''
  await updateRow(connection, 'products', id, {
    ...columnsOf(form),
    ...values,
    // A source may show another picture in lists than first on the page.
    thumbnail: first === before.form.pictures[0]?.address ? thumbnail : first,
    changed_at: at,
  })
  await writeWords(connection, id, form)
  await writeTags(connection, [{ id, tags: form.tags }], new Map([[id, before.form.tags]]))
  return prices.later.size > 0
}

/** Returns the columns of the products table for a form. */
export const columnsOf = (form: ProductForm) => ({
  slug: form.slug,
  seo_texts: storedSeoTexts(form.seo),
  sku: form.sku,
  gtin: form.gtin,
  title: form.title,
  title_key: titleKey(form.title),
  description: form.description,
  category: form.category,
  brand: form.brand,
  colour: form.colour,
  tax_class: form.taxClass,
  weight: form.weight,
  warranty: form.warranty,
  shipping: form.shipping,
  returns: form.returns,
  images: JSON.stringify(form.pictures.map(({ address }) => address)),
  picture_texts: shownIn(form),
  options: form.options.length > 0 ? JSON.stringify(form.options) : null,
  listed: Number(form.visible),
  hidden: Number(!form.visible),
})

/** Returns the form's price; with options, the least of its variants'. */
export const priceOf = ({ price, variants }: ProductForm) =>
  variants.length > 0 ? Math.min(...variants.map((one) => one.price)) : price

function shownIn({ pictures }: ProductForm) {
  const said = pictures.filter(({ text }) => text !== '')
  if (said.length === 0) return null
  return JSON.stringify(Object.fromEntries(said.map(({ address, text }) => [address, text])))
}

async function writeWords(connection: Connection, id: number, { texts }: ProductForm) {
  await connection.deleteFrom('product_texts').where('product_id', '=', id).execute()
  const rows = Object.entries(texts).flatMap(([language, words]) =>
    words && (words.title || words.description)
      ? {
          product_id: id,
          language: language as Language,
          title: words.title || null,
          description: words.description || null,
        }
      : [],
  )
  if (rows.length > 0) await connection.insertInto('product_texts').values(rows).execute()
}

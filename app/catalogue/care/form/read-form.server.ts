import { hash } from 'node:crypto'
import type { Connection } from '../../../database/tables.server'
import { runningPrices } from '../../prices/prices-in-force.server'
import { runningVariantPrices } from '../../prices/variant-prices.server'
import { seoTextsIn } from '../../product/seo-texts'
import { optionsIn, variantsOf } from '../../variants/variant-rows.server'
import { storedTags } from '../../words/stored-tags.server'
import type { FormVariant, ProductForm } from './product-form'

export interface ReadProduct {
  form: ProductForm
  /** The version of all fields but stock, which orders change. */
  version: string
  createdAt: number
  source: string
  /** The scheduled price that runs now, in minor units. */
  scheduled?: number
}

/** Returns a product, even an unlisted one, or undefined. */
export async function readProductForm(
  connection: Connection,
  id: number,
): Promise<ReadProduct | undefined> {
  const row = await connection
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .selectAll('products')
    .select('stock.quantity')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const running = (await runningPrices(connection, [id])).get(id)
  const images = JSON.parse(row.images) as string[]
  const pictures = images.length > 0 || row.thumbnail === '' ? images : [row.thumbnail]
  const shows = JSON.parse(row.picture_texts ?? '{}') as Record<string, string>
  const form: ProductForm = {
    title: row.title,
    description: row.description,
    category: row.category,
    brand: row.brand,
    colour: row.colour,
    slug: row.slug,
    seo: seoTextsIn(row.seo_texts),
    tags: (await storedTags(connection, [id])).get(id) ?? [],
    sku: row.sku,
    gtin: row.gtin,
    weight: row.weight,
    price: running?.price ?? row.price,
    stock: row.quantity ?? 0,
    discount: running?.discount ?? row.discount,
    taxClass: row.tax_class,
    visible: row.listed === 1,
    warranty: row.warranty,
    shipping: row.shipping,
    returns: row.returns,
    pictures: pictures.map((address) => ({ address, text: shows[address] ?? '' })),
    texts: await textsOf(connection, id),
    options: optionsIn(row.options) ?? [],
    variants: row.options === null ? [] : await variantsIn(connection, id, pictures),
  }
  return {
    form,
    version: versionOf(form),
    createdAt: row.created_at,
    source: row.source,
    ...(running && { scheduled: row.price }),
  }
}

function versionOf({ stock, variants, ...form }: ProductForm) {
  const unstocked = variants.map(({ stock, ...variant }) => variant)
  return hash('sha1', JSON.stringify([form, unstocked]), 'hex')
}

async function textsOf(connection: Connection, id: number) {
  const rows = await connection
    .selectFrom('product_texts')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('language')
    .execute()
  return Object.fromEntries(
    rows.map(({ language, title, description }) => [
      language,
      { title: title ?? '', description: description ?? '' },
    ]),
  )
}

async function variantsIn(connection: Connection, id: number, pictures: string[]) {
  const variants = (await variantsOf(connection, [id])).get(id) ?? []
  const running = await runningVariantPrices(connection, [id])
  return variants.map((one): FormVariant => {
    const after = running.get(one.id)
    return {
      id: one.id,
      values: one.values,
      sku: one.sku ?? null,
      gtin: one.gtin ?? null,
      price: after?.price ?? one.price,
      compareAt: after ? after.compare_at : (one.compareAt ?? null),
      weight: one.weight === undefined ? null : Math.round(one.weight * 100),
      stock: one.stock,
      pictures: (one.pictures ?? []).flatMap((at) => pictures[at] ?? []),
    }
  })
}

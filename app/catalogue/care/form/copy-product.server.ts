import type { Connection, Database } from '../../../database/tables.server'
import { beginningOf } from '../../../text-core/graphemes'
import { numberedSlug, slugHolders } from '../../slugs/product-slugs.server'
import { skuHolders } from '../../variants/sku-holders.server'
import type { ProductForm } from './product-form'
import { readProductForm } from './read-form.server'
import { createProduct, type SavedProduct } from './save-form.server'

/** The longest SKU that a variant may have. */
const MOST_SKU_LETTERS = 60
const TITLE_LETTERS = 290
/** How often others may take the free address or SKU first. */
const MOST_TRIES = 5

/**
 * Makes a hidden copy of a stored product: its words, options, variants, prices and pictures, an
 * address and SKUs of its own, no pieces, and no GTINs, which are of one product each.
 */
export async function copyProduct(
  db: Database,
  id: number,
  saving: Parameters<typeof createProduct>[2],
): Promise<SavedProduct> {
  const read = await readProductForm(db, id)
  if (!read) return { ok: false, code: 'UNKNOWN' }
  for (let tried = 1; ; tried++) {
    const made = await createProduct(db, await copyOf(db, read.form), saving)
    const isTaken = !made.ok && (made.code === 'SKU_TAKEN' || made.code === 'SLUG_TAKEN')
    if (!isTaken || tried === MOST_TRIES) return made
  }
}

async function copyOf(connection: Connection, form: ProductForm): Promise<ProductForm> {
  for (let number = 2; ; number++) {
    const copy: ProductForm = {
      ...form,
      title: `${beginningOf(form.title, TITLE_LETTERS)} (copy)`,
      slug: form.slug && numberedSlug(form.slug, number),
      sku: numberedSku(form.sku, number),
      ...{ gtin: null, stock: 0, visible: false },
      variants: form.variants.map(({ id: _, ...one }) => ({
        ...{ ...one, sku: numberedSku(one.sku, number) },
        ...{ gtin: null, stock: 0 },
      })),
    }
    if (await isFree(connection, copy)) return copy
  }
}

/** Returns null for one without room for a number: cut short, two could become the same. */
function numberedSku(sku: string | null, number: number) {
  const numbered = `${sku}-${number}`
  return sku === null || numbered.length > MOST_SKU_LETTERS ? null : numbered
}

async function isFree(connection: Connection, { slug, sku, variants }: ProductForm) {
  const skus = [sku, ...variants.map((one) => one.sku)].flatMap((one) => one ?? [])
  const taken = await skuHolders(connection, skus)
  return taken.size === 0 && (slug === null || !(await slugHolders(connection, [slug])).has(slug))
}

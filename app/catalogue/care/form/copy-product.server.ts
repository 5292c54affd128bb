import type { Connection, Database } from '../../../database/tables.server'
import { numberedSlug, slugHolders } from '../../slugs/product-slugs.server'
import { skuHolders } from '../../variants/sku-holders.server'
import type { ProductForm } from './product-form'
import { readProductForm } from './read-form.server'
import { createProduct, type SavedProduct } from './save-form.server'

/** The longest SKU that a variant may have, before its number. */
const SKU_LETTERS = 50
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
    const numbered = (sku: string | null) => sku && `${sku.slice(0, SKU_LETTERS)}-${number}`
    const copy: ProductForm = {
      ...form,
      title: `${form.title.slice(0, TITLE_LETTERS)} (copy)`,
      slug: form.slug && numberedSlug(form.slug, number),
      sku: numbered(form.sku),
      ...{ gtin: null, stock: 0, visible: false },
      variants: form.variants.map(({ id: _, ...one }) => ({
        ...{ ...one, sku: numbered(one.sku) },
        ...{ gtin: null, stock: 0 },
      })),
    }
    if (await isFree(connection, copy)) return copy
  }
}

async function isFree(connection: Connection, { slug, sku, variants }: ProductForm) {
  const skus = [sku, ...variants.map((one) => one.sku)].flatMap((one) => one ?? [])
  if (new Set(skus).size < skus.length) return false
  const taken = await skuHolders(connection, skus)
  return taken.size === 0 && (slug === null || !(await slugHolders(connection, [slug])).has(slug))
}

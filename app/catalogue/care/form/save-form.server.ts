import { updateRows } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { withIds } from '../../incoming/own-keys.server'
import { followVariants } from '../../prices/variant-prices.server'
import type { SkuHolder } from '../../product/sku-holder'
import { standingCategories } from '../../product/standing-categories.server'
import { keepFormerSlugs, otherSlugHolder, type SlugHolder } from '../../slugs/product-slugs.server'
import { lockedStock, sumVariantStock } from '../../stock/stock-rows.server'
import { lockSkus, releaseSkus, skuHolders } from '../../variants/sku-holders.server'
import { changeStock } from '../edits/change-stock.server'
import { changeProducts } from '../edits/keep-edit.server'
import { type ProductForm, type StockRead, stockOf } from './product-form'
import { type ReadProduct, readProductForm } from './read-form.server'
import { insertProduct, updateProduct } from './write-product.server'
import { writeFormVariants } from './write-variants.server'

export type SavedProduct =
  | { ok: true; id: number; now: ReadProduct; later: boolean }
  | { ok: false; code: 'UNKNOWN' | 'UNKNOWN_CATEGORY' | 'UNKNOWN_VARIANT' }
  | { ok: false; code: 'SKU_TAKEN'; holder: SkuHolder }
  | { ok: false; code: 'SLUG_TAKEN'; holder: SlugHolder }
  /** The current product; nothing was stored. */
  | { ok: false; code: 'CHANGED' | 'SOLD'; now: ReadProduct }

interface Saving {
  by: string
  alongside(
    connection: Connection,
    before: ProductForm | undefined,
    now: ReadProduct,
    id: number,
  ): Promise<void>
}

/** Creates a product, hidden or shown. */
export const createProduct = (db: Database, form: ProductForm, saving: Saving) =>
  changeProducts<SavedProduct>(db, async (connection) => {
    const refused = await refusal(connection, form, 0)
    if (refused) return { result: refused, products: [] }
    const given = [{ id: 0, sku: null }] as unknown as Parameters<typeof withIds>[1]
    const [{ id } = { id: 0 }] = await withIds(connection, given)
    await insertProduct(connection, id, form)
    return finished(connection, { id, form, saving, later: false })
  })

interface ReadVersion {
  id: number
  version: string
  stock: StockRead
}

/** Saves the whole form or nothing; a conflict returns the current product. */
export const saveProduct = (db: Database, known: ReadVersion, form: ProductForm, saving: Saving) =>
  changeProducts<SavedProduct>(db, async (connection) => {
    const { id } = known
    const refuse = (result: SavedProduct) => ({ result, products: [] })
    await lockedStock(connection, [id])
    const before = await readProductForm(connection, id)
    if (!before) return refuse({ ok: false, code: 'UNKNOWN' })
    if (before.version !== known.version) return refuse({ ok: false, code: 'CHANGED', now: before })
    const pieces = stockOf(before.form)
    if (isSold(form, known.stock, pieces)) return refuse({ ok: false, code: 'SOLD', now: before })
    if (form.variants.some((one) => one.id && !(one.id in pieces.variants)))
      return refuse({ ok: false, code: 'UNKNOWN_VARIANT' })
    const refused = await refusal(connection, form, id)
    if (refused) return refuse(refused)
    const current = withPiecesNow(form, known.stock, pieces)
    const later = await updateProduct(connection, { id, form: current, before, by: saving.by })
    return finished(connection, { id, form: current, saving, later, before })
  })

function isSold(form: ProductForm, read: StockRead, now: StockRead) {
  const own = form.options.length === 0 && form.stock !== read.own && read.own !== now.own
  return (
    own ||
    form.variants.some(({ id, stock }) => {
      if (!id) return false
      return stock !== read.variants[id] && read.variants[id] !== now.variants[id]
    })
  )
}

const withPiecesNow = (form: ProductForm, read: StockRead, now: StockRead): ProductForm => ({
  ...form,
  stock: form.stock === read.own ? now.own : form.stock,
  variants: form.variants.map((one) =>
    one.id && one.stock === read.variants[one.id]
      ? { ...one, stock: now.variants[one.id] ?? one.stock }
      : one,
  ),
})

async function refusal(
  connection: Connection,
  form: ProductForm,
  id: number,
): Promise<SavedProduct | undefined> {
  const known = await standingCategories(connection, [form.category])
  if (known.size === 0) return { ok: false, code: 'UNKNOWN_CATEGORY' }
  const slugHolder = await otherSlugHolder(connection, form.slug, id)
  if (slugHolder) return { ok: false, code: 'SLUG_TAKEN', holder: slugHolder }
  const skus = [form.sku, ...form.variants.map(({ sku }) => sku)].flatMap((sku) => sku ?? [])
  const holder = await otherHolder(connection, skus, id)
  return holder && { ok: false, code: 'SKU_TAKEN', holder }
}

interface Written {
  id: number
  form: ProductForm
  saving: Saving
  later: boolean
  before?: ReadProduct
}

async function finished(connection: Connection, { id, form, saving, later, before }: Written) {
  const { by } = saving
  const skus = form.variants.flatMap(({ sku }) => sku ?? [])
  const isVaried = form.options.length > 0
  if (isVaried || (before?.form.options.length ?? 0) > 0) {
    await freeSkus(connection, form.sku ? [form.sku, ...skus] : skus, id)
    await writeFormVariants(connection, { id, form, by })
  }
  if (isVaried) {
    await sumVariantStock(connection, id)
    await followVariants(connection, id, { by, at: Date.now() })
  }
  if (!isVaried && before && before.form.stock !== form.stock)
    await changeStock(connection, new Map([[id, form.stock]]), by)
  const former = before?.form.slug ?? null
  if (former !== form.slug)
    await keepFormerSlugs(connection, [{ id, before: former, slug: form.slug }])
  const now = (await readProductForm(connection, id)) as ReadProduct
  await saving.alongside(connection, before?.form, now, id)
  const result: SavedProduct = { ok: true, id, now, later }
  return { result, products: [id] }
}

/** Returns another holder of one of these SKUs; the second of two takers waits here. */
async function otherHolder(
  connection: Connection,
  skus: readonly string[],
  productId: number,
): Promise<SkuHolder | undefined> {
  if (skus.length === 0) return undefined
  await lockSkus(connection)
  const holders = await skuHolders(connection, skus)
  return [...holders.values()].find((one) => one.productId !== productId)
}

/** Clears the SKUs of the product's variants, which are set afterwards, and `skus` of closed ones. */
async function freeSkus(connection: Connection, skus: readonly string[], productId: number) {
  await updateRows(connection, 'variants', { product_id: productId }, { sku: null })
  await releaseSkus(connection, new Map(skus.map((sku) => [sku, 0])))
}

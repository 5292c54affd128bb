import { findRow, findRows, updateRow } from '../../../database/rows.server'
import { type Connection, type Database, YES } from '../../../database/tables.server'
import { standingCategories } from '../../product/standing-categories.server'
import { lockedStock } from '../../stock/stock-rows.server'
import {
  changePrices,
  changeVariantPrices,
  regularPrices,
  regularVariantPrices,
} from './change-prices.server'
import { changeStock, changeVariantStock } from './change-stock.server'
import { changeProducts, type EditContext } from './keep-edit.server'
import type { ProductChange } from './product-edit'

type Undone =
  | { ok: true; changed: number }
  | { ok: false; code: 'UNKNOWN' | 'DONE' }
  /** Something changed since; nothing was undone. */
  | { ok: false; code: 'CHANGED'; products: number[] }

/** Applies an edit's inverse, all or none; stock changes by the difference, so sales stay. */
export const undoEdit = (db: Database, editId: string, keeping: EditContext): Promise<Undone> =>
  changeProducts<Undone>(db, async (connection) => {
    const refused = (result: Undone) => ({ result, products: [] })
    const edit = await findRow(connection, 'product_edits', {
      id: editId,
      staff_id: keeping.staffId,
    })
    if (!edit) return refused({ ok: false, code: 'UNKNOWN' })
    const changes = JSON.parse(edit.changes) as ProductChange[]
    const ids = [...new Set(changes.map(({ id }) => id))].sort((a, b) => a - b)
    await lockedStock(connection, ids)
    const { numUpdatedRows } = await connection
      .updateTable('product_edits')
      .set({ undone_at: Date.now() })
      .where('id', '=', editId)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refused({ ok: false, code: 'DONE' })
    const now = await readNow(connection, ids, edit.at)
    const former = changes.flatMap(({ field, before }) => (field === 'category' ? before : []))
    const there = await standingCategories(connection, [...new Set(former)])
    const inverse = changes.map((one) =>
      one.field === 'category' && !there.has(one.before) ? undefined : inverted(one, now),
    )
    const stale = changes.filter((_, at) => inverse[at] === undefined).map(({ id }) => id)
    if (stale.length > 0) {
      await updateRow(connection, 'product_edits', editId, { undone_at: null })
      return refused({ ok: false, code: 'CHANGED', products: [...new Set(stale)] })
    }
    const done = inverse as ProductChange[]
    await apply(connection, done, keeping.by)
    await keeping.alongside?.(connection, done)
    const stock = changes.every(({ field }) => field === 'stock')
    return { result: { ok: true, changed: ids.length }, products: ids, stock }
  })

type Now = Awaited<ReturnType<typeof readNow>>

function inverted(change: ProductChange, now: Now): ProductChange | undefined {
  const { id, variant, field } = change
  const product = now.products.get(id)
  if (!product) return undefined
  if (field === 'category')
    return product.category === change.after
      ? { id, field, before: change.after, after: change.before }
      : undefined
  if (field === 'stock') {
    const key = variant ?? id
    const pieces = (variant ? now.variantStock : now.stock).get(key) ?? 0
    const after = pieces + change.before - change.after
    return after < 0 || now.counted.has(`${id} ${variant ?? ''}`)
      ? undefined
      : { id, variant, field, before: pieces, after }
  }
  const value =
    field === 'hidden'
      ? product.listed
        ? 0
        : 1
      : variant
        ? now.variantPrices.get(variant)
        : now.prices.get(id)
  return value === change.after
    ? { id, variant, field, before: change.after, after: change.before }
    : undefined
}

async function readNow(connection: Connection, ids: number[], since: number) {
  const products = await findRows(connection, 'products', { id: ids }, ['id', 'category', 'listed'])
  const stock = await lockedStock(connection, ids)
  const variants = await connection
    .selectFrom('variants')
    .leftJoin('variant_stock', 'variant_id', 'variants.id')
    .select(['variants.id', 'quantity'])
    .where('product_id', 'in', ids)
    .where('listed', '=', YES)
    .execute()
  // The edit's own count has its time, or was written a moment before.
  const counted = await connection
    .selectFrom('stock_changes')
    .select(['product_id', 'variant_id'])
    .where('product_id', 'in', ids)
    .where('at', '>', since)
    .execute()
  return {
    products: new Map(products.map((row) => [row.id, row])),
    prices: await regularPrices(connection, ids),
    stock: new Map(stock.map(({ product_id, quantity }) => [product_id, quantity])),
    variantPrices: new Map(
      (await regularVariantPrices(connection, ids)).map(({ id, price }) => [id, price]),
    ),
    variantStock: new Map(variants.map(({ id, quantity }) => [id, quantity ?? 0])),
    counted: new Set(counted.map((row) => `${row.product_id} ${row.variant_id ?? ''}`)),
  }
}

async function apply(connection: Connection, changes: ProductChange[], by: string) {
  const prices = new Map<number, number>()
  const variantPrices = new Map<number, number>()
  const stock = new Map<number, number>()
  for (const change of changes) {
    const { id, variant, field } = change
    if (field === 'price') (variant ? variantPrices : prices).set(variant ?? id, change.after)
    else if (field === 'stock' && variant)
      await changeVariantStock(connection, id, new Map([[variant, change.after]]), by)
    else if (field === 'stock') stock.set(id, change.after)
    else
      await connection
        .updateTable('products')
        .set(
          field === 'category'
            ? { category: change.after, changed_at: Date.now() }
            : { hidden: change.after, listed: 1 - change.after, changed_at: Date.now() },
        )
        .where('id', '=', id)
        .execute()
  }
  await changePrices(connection, prices, by)
  const varied = changes.filter(({ variant, field }) => variant && field === 'price')
  const products = [...new Set(varied.map(({ id }) => id))]
  await changeVariantPrices(connection, variantPrices, products, by)
  await changeStock(connection, stock, by)
}

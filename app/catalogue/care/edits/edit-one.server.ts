import { findRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { lockedStock } from '../../stock/stock-rows.server'
import {
  changePrices,
  changeVariantPrices,
  regularPrices,
  regularVariantPrices,
} from './change-prices.server'
import { changeStock, changeVariantStock } from './change-stock.server'
import { changeProducts, type EditContext, keepEdit } from './keep-edit.server'
import type { ProductChange } from './product-edit'

/** An edit of one field of a product or variant, with its old and new value. */
interface OneEdit {
  id: number
  variant?: number
  field: 'price' | 'stock'
  before: number
  after: number
}

type OneEdited =
  | { ok: true; edit?: string; later: boolean }
  | { ok: false; code: 'UNKNOWN' | 'VARIED' }
  | { ok: false; code: 'CHANGED'; now: number }

/** Edits a field unless it changed since it was read, such as stock by a sale. */
export const editOne = (db: Database, given: OneEdit, keeping: EditContext) =>
  changeProducts<OneEdited>(db, async (connection) => {
    const { id, variant, field, before, after } = given
    const refuse = (result: OneEdited) => ({ result, products: [] })
    await lockedStock(connection, [id])
    const product = await findRow(connection, 'products', { id }, ['options'])
    if (!product) return refuse({ ok: false, code: 'UNKNOWN' })
    if (product.options !== null && !variant) return refuse({ ok: false, code: 'VARIED' })
    const of = variant
      ? await variantNow(connection, id, variant)
      : {
          price: (await regularPrices(connection, [id])).get(id),
          stock: (await lockedStock(connection, [id]))[0]?.quantity,
        }
    if (!of) return refuse({ ok: false, code: 'UNKNOWN' })
    const now = of[field] ?? 0
    if (now !== before) return refuse({ ok: false, code: 'CHANGED', now })
    if (before === after) return refuse({ ok: true, later: false })
    const value = new Map([[variant ?? id, after]])
    let later: number[] = []
    if (field === 'stock')
      await (variant
        ? changeVariantStock(connection, id, value, keeping.by)
        : changeStock(connection, value, keeping.by))
    else if (variant) later = await changeVariantPrices(connection, value, [id], keeping.by)
    else later = await changePrices(connection, value, keeping.by)
    const change: ProductChange = { id, variant, field, before, after }
    const kept = await keepEdit(connection, [change], keeping)
    return {
      result: { ok: true, ...kept, later: later.length > 0 },
      products: [id],
      stock: field === 'stock',
    }
  })

async function variantNow(connection: Connection, id: number, variant: number) {
  const prices = await regularVariantPrices(connection, [id])
  const one = prices.find((row) => row.id === variant)
  if (!one) return undefined
  const stock = await findRow(connection, 'variant_stock', { variant_id: variant }, ['quantity'])
  return { price: one.price, stock: stock?.quantity }
}

import { idsOf, updateRows } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { standingCategories } from '../../product/standing-categories.server'
import { lockedStock } from '../../stock/stock-rows.server'
import { UnknownCategory } from '../edit-categories.server'
import {
  changePrices,
  changeVariantPrices,
  regularPrices,
  regularVariantPrices,
} from './change-prices.server'
import { changeStock } from './change-stock.server'
import { changeProducts, type EditContext, keepEdit } from './keep-edit.server'
import {
  type Edit,
  editedPrice,
  editedStock,
  type LeftOut,
  type PriceEdit,
  type ProductChange,
  type StockEdit,
} from './product-edit'

export interface Edited {
  edit?: string
  changed: number
  leftOut: { id: number; why: LeftOut }[]
  later: number[]
}

/** Edits many products in their current state, leaving out those that cannot be changed. Throws UnknownCategory. */
export const editMany = (db: Database, ids: number[], edit: Edit, keeping: EditContext) =>
  changeProducts(db, async (connection) => {
    const { known, leftOut } = await readKnown(connection, ids)
    const done = await change(connection, known, edit, keeping.by)
    const kept = await keepEdit(connection, done.changes, keeping)
    const products = [...new Set(done.changes.map(({ id }) => id))]
    const edited: Edited = {
      ...kept,
      changed: products.length,
      leftOut: [...leftOut, ...done.leftOut],
      later: done.later ?? [],
    }
    return { result: edited, products, stock: edit.kind === 'stock' }
  })

interface Known {
  id: number
  category: string
  hidden: number
  listed: number
  options: string | null
}

interface Done {
  changes: ProductChange[]
  leftOut: Edited['leftOut']
  later?: number[]
}

async function readKnown(connection: Connection, given: number[]) {
  const ids = [...new Set(given)].sort((a, b) => a - b)
  await lockedStock(connection, ids)
  const known = await connection
    .selectFrom('products')
    .select(['id', 'category', 'hidden', 'listed', 'options'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const there = new Set(known.map(({ id }) => id))
  const leftOut = ids
    .filter((id) => !there.has(id))
    .map((id) => ({ id, why: 'unknown' as LeftOut }))
  return { known, leftOut }
}

function change(
  connection: Connection,
  known: Known[],
  edit: Edit,
  by: string,
): Promise<Done> | Done {
  if (known.length === 0) return { changes: [], leftOut: [] }
  if (edit.kind === 'price') return prices(connection, known, edit, by)
  if (edit.kind === 'stock') return stock(connection, known, edit, by)
  if (edit.kind === 'category') return category(connection, known, edit.category)
  return visibility(connection, known, edit.hidden)
}

async function prices(connection: Connection, known: Known[], edit: PriceEdit, by: string) {
  const plain = known.filter(({ options }) => options === null).map(({ id }) => id)
  const varied = known.filter(({ options }) => options !== null).map(({ id }) => id)
  const before = await regularPrices(connection, plain)
  const done: Done = { changes: [], leftOut: [] }
  const given = new Map<number, number>()
  for (const [id, price] of before) {
    const next = editedPrice(price, edit)
    if ('leftOut' in next) done.leftOut.push({ id, why: next.leftOut })
    else if (next.value !== price) {
      given.set(id, next.value)
      done.changes.push({ id, field: 'price', before: price, after: next.value })
    }
  }
  const later = await changePrices(connection, given, by)
  if ('to' in edit) for (const id of varied) done.leftOut.push({ id, why: 'varied' })
  else await ofVariants(connection, varied, edit, { done, by })
  return { ...done, later }
}

async function ofVariants(
  connection: Connection,
  ids: number[],
  edit: PriceEdit,
  { done, by }: { done: Done; by: string },
) {
  const rows = await regularVariantPrices(connection, ids)
  const given = new Map<number, number>()
  for (const [productId, variants] of Map.groupBy(rows, (row) => row.product_id)) {
    const next = variants.map(({ price }) => editedPrice(price, edit))
    const unfit = next.find((one) => 'leftOut' in one)
    if (unfit) {
      done.leftOut.push({ id: productId, why: unfit.leftOut })
      continue
    }
    for (const [at, { id, price }] of variants.entries()) {
      const { value } = next[at] as { value: number }
      if (value === price) continue
      given.set(id, value)
      done.changes.push({
        ...{ id: productId, variant: id, field: 'price' },
        ...{ before: price, after: value },
      })
    }
  }
  await changeVariantPrices(connection, given, changedOf(done.changes), by)
}

const changedOf = (changes: ProductChange[]) => [
  ...new Set(changes.filter(({ variant }) => variant).map(({ id }) => id)),
]

async function stock(connection: Connection, known: Known[], edit: StockEdit, by: string) {
  const done: Done = { changes: [], leftOut: [] }
  const rows = await lockedStock(connection, idsOf(known))
  const pieces = new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
  const given = new Map<number, number>()
  for (const { id, options } of known) {
    const before = pieces.get(id) ?? 0
    const next = options === null ? editedStock(before, edit) : { leftOut: 'varied' as const }
    if ('leftOut' in next) done.leftOut.push({ id, why: next.leftOut })
    else if (next.value !== before) {
      given.set(id, next.value)
      done.changes.push({ id, field: 'stock', before, after: next.value })
    }
  }
  await changeStock(connection, given, by)
  return done
}

async function category(connection: Connection, known: Known[], slug: string) {
  if (!(await standingCategories(connection, [slug])).has(slug)) throw new UnknownCategory(slug)
  const moved = known.filter((one) => one.category !== slug)
  await set(connection, moved, { category: slug })
  const changes = moved.map(
    (one): ProductChange => ({ id: one.id, field: 'category', before: one.category, after: slug }),
  )
  return { changes, leftOut: [] }
}

async function visibility(connection: Connection, known: Known[], hidden: boolean) {
  const moved = known.filter((one) => (hidden ? !one.hidden : !one.listed))
  await set(connection, moved, { hidden: Number(hidden), listed: Number(!hidden) })
  const changes = moved.map(
    (one): ProductChange => ({
      ...{ id: one.id, field: 'hidden' },
      ...{ before: one.listed ? 0 : 1, after: Number(hidden) },
    }),
  )
  return { changes, leftOut: [] }
}

async function set(connection: Connection, rows: Known[], values: object) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await updateRows(connection, 'products', { id: ids }, { ...values, changed_at: Date.now() })
}

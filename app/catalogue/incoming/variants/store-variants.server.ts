import type { Selectable } from 'kysely'
import type { Connection } from '../../../database/tables.server'
import type { VariantPrices } from '../../prices/variant-prices.server'
import { writeVariantStock } from '../../stock/stock-rows.server'
import type { VariantsTable } from '../../variants/tables.server'
import { nextStock } from '../stock-rule'
import type { IncomingVariant, Variety } from './variety'

export type KnownVariant = Selectable<VariantsTable> & { quantity: number | null }

type Row = Omit<Selectable<VariantsTable>, 'id'> & { id?: number }

/** What storing does to a product's variants. */
export interface VariantPlan {
  rows: { row: Row; quantity: number }[]
  price: number
  quantity: number
  reported: number
  owed: number
  changed: boolean
}

/** Returns all variants a product ever had. The caller has locked the products' stock. */
export async function knownVariants(connection: Connection, productIds: number[]) {
  if (productIds.length === 0) return new Map<number, KnownVariant[]>()
  const rows = await connection
    .selectFrom('variants')
    .leftJoin('variant_stock', 'variant_stock.variant_id', 'variants.id')
    .selectAll('variants')
    .select('quantity')
    .where('product_id', 'in', productIds)
    .orderBy('variants.id')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

/**
 * Matches variants by SKU, else by values, so that they keep their number. A missing one is closed:
 * it is not sold, and kept for orders. `ledger` when the same source counts on (stock-rule.ts).
 */
export function planVariants(
  productId: number,
  variety: Variety | null,
  known: readonly KnownVariant[],
  { ledger, prices }: { ledger: boolean; prices?: Pick<VariantPrices, 'take'> },
): VariantPlan {
  const matches = matched(variety?.variants ?? [], known)
  const plan: VariantPlan = {
    rows: [],
    price: 0,
    quantity: 0,
    reported: 0,
    owed: 0,
    changed: false,
  }
  for (const [position, { incoming, before }] of matches.entries()) {
    const next = stockAfter(incoming, before, ledger)
    const given = rowOf(productId, position, incoming, { before, owed: next.owed })
    const row = prices?.take(given, before) ?? given
    plan.quantity += next.quantity
    plan.reported += incoming.stock ?? before?.source_stock ?? 0
    plan.owed += next.owed
    plan.price = plan.price === 0 ? row.price : Math.min(plan.price, row.price)
    if (!before || shownOtherwise(row, before)) plan.changed = true
    if (!before || differs(row, before) || before.quantity !== next.quantity)
      plan.rows.push({ row, quantity: next.quantity })
  }
  const kept = new Set(matches.map(({ before }) => before?.id))
  for (const { quantity, ...gone } of known)
    if (gone.listed === 1 && !kept.has(gone.id)) {
      plan.changed = true
      plan.rows.push({ row: { ...gone, listed: 0 }, quantity: quantity ?? 0 })
    }
  return plan
}

function stockAfter({ stock }: IncomingVariant, before: KnownVariant | undefined, ledger: boolean) {
  const known = before && {
    quantity: before.quantity ?? 0,
    sourceStock: before.source_stock,
    owed: before.source_owed,
  }
  if (stock === null) return known ?? { quantity: 0, owed: 0 }
  return nextStock(ledger ? known : undefined, stock)
}

/** Matches by SKU first, so that a variant with a renamed size stays the same. */
function matched(variants: readonly IncomingVariant[], known: readonly KnownVariant[]) {
  const left = new Set(known)
  const take = (fits: (one: KnownVariant) => boolean) => {
    const found = [...left].filter(fits).sort((a, b) => b.listed - a.listed)[0]
    if (found) left.delete(found)
    return found
  }
  const bySku = variants.map(({ sku }) => (sku ? take((one) => one.sku === sku) : undefined))
  return variants.map((incoming, at) => {
    const chosen = JSON.stringify(incoming.values)
    return { incoming, before: bySku[at] ?? take((one) => one.chosen === chosen) }
  })
}

const rowOf = (
  productId: number,
  position: number,
  one: IncomingVariant,
  { before, owed }: { before?: KnownVariant; owed: number },
): Row => ({
  ...(before && { id: before.id }),
  product_id: productId,
  position,
  chosen: JSON.stringify(one.values),
  sku: one.sku ?? before?.sku ?? null,
  gtin: one.gtin ?? before?.gtin ?? null,
  price: one.price,
  compare_at: one.compareAt,
  lowest_before: before?.lowest_before ?? null,
  weight: one.weight,
  pictures: one.pictures && JSON.stringify(one.pictures),
  listed: 1,
  source_stock: one.stock ?? before?.source_stock ?? null,
  source_owed: owed,
})

const LEDGER = new Set(['source_stock', 'source_owed'])

const columnsThatDiffer = (row: Row, known: KnownVariant) =>
  Object.entries(row).flatMap(([column, value]) =>
    known[column as keyof Row] === value ? [] : column,
  )
const differs = (row: Row, known: KnownVariant) => columnsThatDiffer(row, known).length > 0
const shownOtherwise = (row: Row, known: KnownVariant) =>
  columnsThatDiffer(row, known).some((column) => !LEDGER.has(column))

const ROWS_AT_ONCE = 1000

/** Writes variants whose SKUs no other has. `lowest` holds the old prices of those that changed. */
export async function writeVariants(
  connection: Connection,
  plans: readonly VariantPlan[],
  lowest: ReadonlyMap<number, number> = new Map(),
  by?: string,
) {
  const all = plans.flatMap(({ rows }) => rows).map((one) => withLowest(one, lowest))
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    const some = all.slice(at, at + ROWS_AT_ONCE)
    const known = some.flatMap(({ row, quantity }) =>
      row.id === undefined ? [] : [{ row: { ...row, id: row.id }, quantity }],
    )
    const fresh = some.filter(({ row }) => row.id === undefined)
    if (known.length > 0) await update(connection, known)
    const ids = fresh.length > 0 ? await insert(connection, fresh) : []
    const stock = [
      ...known.map(({ row, quantity }) => ({ variant_id: row.id, quantity })),
      ...fresh.map(({ quantity }, place) => ({ variant_id: ids[place] as number, quantity })),
    ]
    await writeVariantStock(connection, stock, by)
  }
}

function withLowest(one: VariantPlan['rows'][number], lowest: ReadonlyMap<number, number>) {
  const found = lowest.get(one.row.id ?? 0)
  return found === undefined ? one : { ...one, row: { ...one.row, lowest_before: found } }
}

async function update(
  connection: Connection,
  rows: { row: Row & { id: number }; quantity: number }[],
) {
  const columns = Object.keys(rows[0]?.row ?? {}).filter((name) => name !== 'id') as (keyof Row)[]
  await connection
    .insertInto('variants')
    .values(rows.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute()
}

async function insert(connection: Connection, rows: VariantPlan['rows']) {
  const inserted = await connection
    .insertInto('variants')
    .values(rows.map(({ row }) => row))
    .returning(['id', 'product_id', 'chosen'])
    .execute()
  const ids = new Map(inserted.map((one) => [`${one.product_id} ${one.chosen}`, one.id]))
  return rows.map(({ row }) => ids.get(`${row.product_id} ${row.chosen}`) as number)
}

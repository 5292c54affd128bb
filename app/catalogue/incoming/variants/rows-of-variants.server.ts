import { findRows } from '../../../database/rows.server'
import type { Database } from '../../../database/tables.server'
import { titleKey } from '../../index/base/title-buffer.server'
import type { SkuHolder } from '../../product/sku-holder'
import type { Variant } from '../../product/variant'
import { exportedVariant, regularVariants } from '../../variants/exported-variants.server'
import { skuHolders } from '../../variants/sku-holders.server'
import { optionsIn } from '../../variants/variant-rows.server'
import { lineOf } from '../fields'
import type { SourceRow } from '../spool.server'

const AT_ONCE = 500

/** What a row may say of one variant; the shop keeps what it does not say. */
const SAID = ['stock', 'price', 'compareAtPrice', 'gtin', 'movedSinceImport'] as const

type Cells = Record<string, string>

interface OfVariant {
  row: SourceRow
  cells: Cells
}

/**
 * Joins rows of a table that name one variant by its SKU, as lists of counted stock and of prices
 * do, to rows of their products with all variants. Other rows pass unchanged, before these.
 */
export async function* rowsOfVariants(
  db: Database,
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<SourceRow> {
  const found = new Map<number, OfVariant[]>()
  const some: SourceRow[] = []
  async function* parted() {
    const skus = some.flatMap((row) => skuAlone(row) ?? [])
    const holders = skus.length > 0 ? await skuHolders(db, skus) : new Map<string, SkuHolder>()
    for (const row of some.splice(0)) {
      const holder = holders.get(skuAlone(row) ?? '')
      const cells = row.value as Cells
      if (!holder || holder.variantId === null || !isTitled(cells, holder)) yield row
      else found.getOrInsertComputed(holder.productId, () => []).push({ row, cells })
    }
  }
  for await (const row of rows) if (some.push(row) === AT_ONCE) yield* parted()
  yield* parted()
  const ids = [...found.keys()]
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield* joinedRows(db, ids.slice(at, at + AT_ONCE), found)
}

/** Returns the SKU of a row that may be a variant's: of a table, and without a product's words. */
function skuAlone({ value, broken, apart }: SourceRow) {
  const cells = (value ?? {}) as Cells
  if (broken !== undefined || apart || 'option1Value' in cells || 'variants' in cells) return
  if (cells.id || cells.parent || cells.category || typeof cells.sku !== 'string') return
  return SAID.some((name) => typeof cells[name] === 'string') ? lineOf(cells.sku) : undefined
}

/** A row under another title is of a product that has taken the SKU by mistake. */
const isTitled = ({ title }: Cells, holder: SkuHolder) =>
  !title || titleKey(lineOf(title)).startsWith(titleKey(holder.title))

async function* joinedRows(db: Database, ids: number[], found: ReadonlyMap<number, OfVariant[]>) {
  const products = await findRows(db, 'products', { id: ids }, ['id', 'options'])
  const variants = await regularVariants(db, ids)
  for (const { id, options } of products) {
    const [first, ...others] = found.get(id) as [OfVariant, ...OfVariant[]]
    const given = new Map([[lineOf(first.cells.sku ?? ''), first]])
    for (const one of others) {
      const before = given.getOrInsert(lineOf(one.cells.sku ?? ''), one)
      if (before === one) continue
      const broken = `sku: stands in row ${before.row.row} already`
      yield { row: one.row.row, value: undefined, broken }
    }
    const sold = variants.get(id) ?? []
    const { row, columns } = first.row
    yield {
      ...{ row, columns },
      variantRows: sold.map(({ sku }) => given.get(sku ?? '')?.row.row ?? row),
      value: {
        ...{ id, exportedFrom: first.cells.exportedFrom, options: optionsIn(options) },
        variants: sold.map((one) => saidOf(one, given.get(one.sku ?? '')?.cells)),
      },
    }
  }
}

/** Returns a variant as a row has it; one without a row, or without pieces in it, keeps its pieces. */
function saidOf(variant: Variant, cells: Cells = {}) {
  const said = SAID.filter((name) => cells[name]).map((name) => [name, cells[name]])
  const { stock: _, ...kept } = exportedVariant(variant)
  return { ...kept, ...Object.fromEntries(said), ...(!cells.stock && { keepsStock: true }) }
}

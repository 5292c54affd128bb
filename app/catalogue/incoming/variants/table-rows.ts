import type { ExportedProduct } from '../../words/exported-product'
import type { SourceRow } from '../spool.server'
import { isListed, isOneMore, namesByTitle, severalSizes, withOptions } from './sizes-in-rows'
import { PLACES } from './variety'

/** More rows than a product may have variants, so that it is refused. */
const MOST_TOGETHER = 1000

type Cells = Record<string, string>

type Group = (Pick<SourceRow, 'row' | 'columns'> & { cells: Cells })[]

/** Joins the rows of one product, and marks those of a table whose titles alone name products. */
export async function* productRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let byTitle = false
  async function* watched() {
    for await (const row of rows) {
      if (row.value) byTitle = namesByTitle(row.value)
      yield row
    }
  }
  for await (const row of joinedRows(watched())) yield byTitle ? { ...row, byTitle } : row
}

/** Joins the rows of one product; other rows and tables without variants pass unchanged. */
async function* joinedRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  const broken = brokenRows()
  let group: Group = []
  for await (const one of rows) {
    const cells = (one.value ?? {}) as Cells
    if (one.broken !== undefined) broken.add(one.row)
    if (isNext(group, cells)) {
      if (group.length < MOST_TOGETHER) group.push(inGroup(one, cells))
      continue
    }
    if (one.broken === undefined) {
      if (group[0]) yield joined(group, broken, one.row)
      group = 'option1Value' in cells || isListed(cells) ? [inGroup(one, cells)] : []
    }
    if (!group.some(({ row }) => row === one.row)) yield one
  }
  if (group[0]) yield joined(group, broken, Number.POSITIVE_INFINITY)
}

type BrokenRows = ReturnType<typeof brokenRows>

/** Keeps broken rows in table order, each reported once before the rows around it. */
function brokenRows() {
  const rows: number[] = []
  let passed = 0
  return {
    add: (row: number) => void rows.push(row),
    firstBetween(row: number, until: number) {
      while (passed < rows.length && (rows[passed] as number) <= row) passed++
      const first = rows[passed]
      return first !== undefined && first < until ? first : undefined
    },
  }
}

const inGroup = ({ row, columns }: SourceRow, cells: Cells) => ({ row, columns, cells })

/** Compares by id, or by the product's own SKU: a row's `sku` is the variant's. */
function isNext(group: Group, cells: Cells) {
  const [first] = group
  if (!first) return false
  if (isListed(first.cells)) return isOneMore(cellsOf(group), cells)
  return (
    productOf(cells) !== '' &&
    productOf(first.cells) === productOf(cells) &&
    valuesIn(cells).length > 0
  )
}

const cellsOf = (group: Group) => group.map(({ cells }) => cells)

const productOf = ({ id = '', parent = '' }: Cells) => id.trim() || parent.trim()

/** Joins a group; `until` is the row of the next product. */
function joined(group: Group, broken: BrokenRows, until: number): SourceRow {
  const { row, columns, cells } = group[0] as Group[number]
  if (!isListed(cells)) return merged(group, broken, until)
  const several = severalSizes(cellsOf(group))
  if (several) return { row, columns, value: undefined, broken: several }
  const optional = withOptions(cellsOf(group))
  const named = group.map((one, at) => ({ ...one, cells: optional[at] ?? one.cells }))
  if (!valuesIn(named[0]?.cells ?? {}).length) return { row, columns, value: cells }
  const apart = group.map((one) => ({ row: one.row, columns: one.columns, value: one.cells }))
  return { ...merged(named, broken, until), apart }
}

/** Joins rows with columns of options. */
function merged(rows: Group, broken: BrokenRows, until: number): SourceRow {
  const { row, columns, cells } = rows[0] as Group[number]
  if (valuesIn(cells).length === 0)
    return { row, columns, value: { ...cells, options: [], variants: [] } }
  // A broken row may be a variant, which would else be closed.
  const lost = broken.firstBetween(row, until)
  if (lost !== undefined)
    return { row, value: undefined, broken: `row: ${lost}, which may be of it, cannot be read` }
  const names = PLACES.map((place) => cells[`option${place}Name`]?.trim()).filter(Boolean)
  const variants = rows.map((one) => variantIn(one.cells))
  const options = names.map((name, at) => ({
    name,
    values: [...new Set(variants.flatMap(({ values }) => values[at] ?? []))],
  }))
  const { sku: _, gtin: __, parent, parentGtin, ...product } = cells
  const value = {
    ...product,
    ...(parent && { sku: parent }),
    ...('parentGtin' in cells && { gtin: parentGtin }),
    ...{ options, variants },
  }
  return { row, columns, value, variantRows: rows.map((one) => one.row) }
}

const valuesIn = (cells: Cells) =>
  PLACES.map((place) => cells[`option${place}Value`]?.trim() ?? '').filter((value) => value !== '')

const variantIn = (cells: Cells) => ({
  values: valuesIn(cells),
  sku: cells.sku,
  gtin: cells.gtin,
  price: cells.price,
  compareAtPrice: cells.compareAtPrice,
  stock: cells.stock,
  movedSinceImport: cells.movedSinceImport,
  weight: cells.variantWeight,
  weightKg: cells.variantWeightKg,
  pictures: cells.variantPictures?.split('|').filter(Boolean).map(Number),
})

/** Returns the cells of a product's rows by column, as `productRows` reads them. */
export function tableRows({ options, variants, ...product }: ExportedProduct) {
  if (!variants) return [product as Record<string, unknown>]
  return variants.map((variant, at): Record<string, unknown> => {
    const { values, weight, weightKg, pictures, ...own } = variant
    const chosen = (options ?? []).flatMap(({ name }, place) => [
      [`option${place + 1}Name`, name],
      [`option${place + 1}Value`, values[place]],
    ])
    return {
      ...(at === 0 ? product : { id: product.id }),
      parent: product.sku,
      parentGtin: product.gtin,
      ...Object.fromEntries(chosen),
      ...{ sku: undefined, gtin: undefined, movedSinceImport: undefined }, // They are the product's.
      ...own,
      variantWeight: weight,
      variantWeightKg: weightKg,
      variantPictures: pictures?.join('|'),
    }
  })
}

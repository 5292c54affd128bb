import { KILOGRAMS_A_POUND } from '../../../texts/weight'
import type { SourceRow } from '../spool.server'
import { PLACES } from '../variants/variety'
import {
  cellsOf,
  type FormerShop,
  given,
  givenOptions,
  lastCategory,
  lostRow,
  piecesIn,
  refusedRow,
  tagCell,
} from './former-cells'

export const WOOCOMMERCE_COLUMNS =
  /^(id|type|sku|gtin, upc, ean, or isbn|name|published|(short )?description|tax class|in stock\?|stock|weight \((kg|g|lbs?|oz)\)|(sale|regular) price|date sale price (starts|ends)|categories|tags|images|parent|brands|visibility in catalog|attribute \d+ (name|value\(s\)))$/i

/** Joins variations to their products, wherever in the table they stand. */
export function wooCommerceProducts(): FormerShop {
  const variable: SourceRow[] = []
  const variations: SourceRow[] = []
  let lost: number | undefined
  return {
    *take(row) {
      const type = cellsOf(row)('type')?.split(',')[0]
      if (row.broken !== undefined) lost ??= row.row
      if (type === 'variable') variable.push(row)
      else if (type === 'variation') variations.push(row)
      else if (row.broken !== undefined) yield row
      else
        yield type === 'simple'
          ? simpleProduct(row)
          : refusedRow(row, `Type: ${type} cannot be sold here`)
    },
    *rest() {
      const byParent = Map.groupBy(variations, (row) => cellsOf(row)('parent') ?? '')
      for (const row of variable) {
        const cells = cellsOf(row)
        const keys = [cells('sku') ?? '', `id:${cells('id')}`]
        const own = keys.flatMap((key) => (key && byParent.get(key)) || [])
        for (const key of keys) byParent.delete(key)
        yield lost === undefined ? variableProduct(row, own) : lostRow(row, lost)
      }
      for (const [parent, [row]] of byParent)
        if (row) yield refusedRow(row, `Parent: ${parent || 'none'} is no product of this file`)
    },
  }
}

function simpleProduct(row: SourceRow): SourceRow {
  const { compareAtPrice: _, ...own } = soldAs(row)
  return refusal(row, [row]) ?? { row: row.row, value: { ...wordsOf(row), ...own } }
}

function variableProduct(row: SourceRow, all: SourceRow[]): SourceRow {
  const sold = all.filter((one) => cellsOf(one)('published') !== '0')
  const names = [...new Set(sold.flatMap((one) => [...chosenIn(one).keys()]))].slice(
    0,
    PLACES.length,
  )
  const pictures = [row, ...sold].flatMap((one) => picturesOf(one) ?? [])
  const images = [...new Set(pictures)]
  const variants = sold.map((one) => {
    const shown = (picturesOf(one) ?? []).map((picture) => images.indexOf(picture))
    const values = names.flatMap((name) => chosenIn(one).get(name) || [])
    return { ...soldAs(one), values, ...(shown.length > 0 && { pictures: shown }) }
  })
  const value = {
    ...wordsOf(row),
    ...(images.length > 0 && { images }),
    ...{ sku: skuOf(row), options: givenOptions(names, variants), variants },
  }
  return refusal(row, sold) ?? { row: row.row, value, variantRows: sold.map((one) => one.row) }
}

/** Returns what of a product cannot be taken over, before its fields are read. */
function refusal(row: SourceRow, sold: SourceRow[]) {
  const cells = cellsOf(row)
  if ((cells('published') ?? '1') !== '1' || cells('visibility in catalog') === 'hidden')
    return refusedRow(
      row,
      'Published: WooCommerce does not show it; a row with 1 and visible is read',
    )
  const uncounted = sold.find(
    (one) => cellsOf(one)('stock') === '' && cellsOf(one)('in stock?') !== '0',
  )
  return (
    uncounted &&
    refusedRow(
      row,
      `Stock: WooCommerce counts none in row ${uncounted.row}; write how many there are`,
    )
  )
}

/** Returns what is a product's, not a variation's. */
function wordsOf(row: SourceRow) {
  const cells = cellsOf(row)
  const words = [cells('short description'), cells('description')]
  const texts = words
    .filter((text) => text !== undefined)
    .map((text) => text.replaceAll('\\n', '\n'))
  const taxClass = cells('tax class')
  return given({
    title: cells('name'),
    description: texts.length > 0 ? texts.filter(Boolean).join('\n\n') : undefined,
    category: lastCategory(cells('categories')),
    brand: cells('brands')?.split(',')[0],
    tags: tagCell(cells('tags')),
    taxClass: taxClass === 'parent' ? undefined : taxClass || undefined,
    images: picturesOf(row),
  })
}

/** Returns what is a variation's own, or of a product without any. */
function soldAs(row: SourceRow) {
  const cells = cellsOf(row)
  const sale = cells('sale price')
  const hasDays = cells('date sale price starts') || cells('date sale price ends')
  const regular = cells('regular price')
  return given({
    sku: skuOf(row),
    gtin: cells('gtin, upc, ean, or isbn'),
    price: sale && !hasDays ? sale : regular,
    compareAtPrice: sale && !hasDays ? regular : undefined,
    stock: piecesIn(cells('stock')) || (cells('stock') === undefined ? undefined : '0'),
    ...weightOf(cells),
  }) as { sku: string; compareAtPrice?: string }
}

const KILOGRAMS = { kg: 1, g: 0.001, lbs: KILOGRAMS_A_POUND, oz: KILOGRAMS_A_POUND / 16 }

function weightOf(cells: ReturnType<typeof cellsOf>) {
  const unit = (['kg', 'g', 'lbs', 'oz'] as const).find((one) => cells(`weight (${one})`))
  if (!unit) return {}
  return { weightKg: String(Number(cells(`weight (${unit})`)) * KILOGRAMS[unit]) }
}

const skuOf = (row: SourceRow) => cellsOf(row)('sku') || `woo-${cellsOf(row)('id') ?? row.row}`

const picturesOf = (row: SourceRow) =>
  cellsOf(row)('images')
    ?.split(/,\s*(?=https?:)/)
    .filter(Boolean)

/** Returns the values of a variation by the names of their options. */
function chosenIn(row: SourceRow) {
  const cells = cellsOf(row)
  const chosen = new Map<string, string>()
  for (let nth = 1; cells(`attribute ${nth} name`) !== undefined; nth++) {
    const [name, value] = [cells(`attribute ${nth} name`), cells(`attribute ${nth} value(s)`)]
    if (name && value) chosen.set(name, value)
  }
  return chosen
}

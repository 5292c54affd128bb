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

/** More rows than a product of Shopify has, by its variants and pictures together. */
const MOST_TOGETHER = 3000

export const SHOPIFY_COLUMNS =
  /^(url )?handle$|^title$|^body \(html\)$|^description$|^vendor$|^(product category|type|tags|status)$|^published( on online store)?$|^option[123] (name|value)$|^(variant )?(sku|barcode|price|inventory tracker|inventory qty|compare.at price)$|^inventory quantity$|^variant (grams|image( url)?)$|^weight value \(grams\)$|^(image src|product image url|image position|image alt text)$|^seo (title|description)$/i

/** Joins rows of one handle: those of its variants, and those with one more picture. */
export function shopifyProducts(): FormerShop {
  const broken: number[] = []
  let held: SourceRow[] = []
  function* rest(until = Number.POSITIVE_INFINITY) {
    const rows = held
    const [first] = rows
    held = []
    if (!first) return
    const lost = broken.find((row) => row > first.row && row < until)
    if (lost === undefined) yield productOf(first, rows)
    else yield lostRow(first, lost)
  }
  return {
    *take(row) {
      if (row.broken !== undefined) {
        broken.push(row.row)
        yield row
        return
      }
      if (held[0] && (handleOf(held[0]) !== handleOf(row) || held.length === MOST_TOGETHER))
        yield* rest(row.row)
      held.push(row)
    },
    rest,
  }
}

const handleOf = (row: SourceRow) => cellsOf(row)('handle', 'url handle') ?? ''

function productOf(first: SourceRow, rows: SourceRow[]): SourceRow {
  const cells = cellsOf(first)
  const status = cells('status')?.toLowerCase() || 'active'
  if (status !== 'active' || /^false$/i.test(cells('published', 'published on online store') ?? ''))
    return refusedRow(first, 'Status: Shopify does not sell it; a row with active and TRUE is read')
  const names = PLACES.map((place) => cells(`option${place} name`) ?? '').filter(Boolean)
  const isPlain = names.length === 0 || cells('option1 value') === 'Default Title'
  const sold = isPlain ? [first] : rows.filter((row) => cellsOf(row)('option1 value'))
  const uncounted = sold.find(isUncounted)
  if (uncounted)
    return refusedRow(
      first,
      `Inventory: Shopify counts none in row ${uncounted.row}; write how many`,
    )
  const pictures = picturesOf(rows)
  const sources = pictures.map(([source]) => source)
  const handle = handleOf(first)
  const value = given({
    slug: handle || undefined,
    title: cells('title'),
    description: cells('body (html)', 'description'),
    brand: cells('vendor'),
    category: cells('type') || lastCategory(cells('product category')),
    tags: tagCell(cells('tags')),
    seo_title: cells('seo title'),
    seo_description: cells('seo description'),
    ...(sources.length > 0 && {
      images: sources,
      pictureTexts: pictures.map(([, text]) => text),
    }),
  })
  if (isPlain) {
    const { compareAtPrice: _, ...own } = soldAs(first)
    return { row: first.row, value: { ...value, ...own, sku: own.sku || handle } }
  }
  const variants = sold.map((row) => {
    const shown = sources.indexOf(cellsOf(row)('variant image', 'variant image url') || '-')
    const values = names.map((_, at) => cellsOf(row)(`option${at + 1} value`) ?? '')
    return { ...soldAs(row), values, ...(shown !== -1 && { pictures: [shown] }) }
  })
  return {
    row: first.row,
    value: { ...value, sku: handle, options: givenOptions(names, variants), variants },
    variantRows: sold.map(({ row }) => row),
  }
}

/** Returns what is a variant's own, or of a product without any. */
function soldAs(row: SourceRow): { sku?: string; compareAtPrice?: string } {
  const cells = cellsOf(row)
  const grams = cells('variant grams', 'weight value (grams)')
  return given({
    sku: cells('variant sku', 'sku'),
    gtin: cells('variant barcode', 'barcode')?.replace(/^'/, ''),
    price: cells('variant price', 'price'),
    compareAtPrice: cells('variant compare at price', 'compare-at price'),
    stock: piecesIn(cells('variant inventory qty', 'inventory quantity')),
    weightKg: grams && String(Number(grams) / 1000),
  })
}

/** Tells whether Shopify sells it without counting, so that its 0 pieces mean nothing. */
function isUncounted(row: SourceRow) {
  const cells = cellsOf(row)
  const pieces = cells('variant inventory qty', 'inventory quantity')
  const isCounted = cells('variant inventory tracker', 'inventory tracker') !== ''
  return !isCounted && pieces !== undefined && Number(pieces) === 0
}

/** Returns the addresses of a product's pictures with what each shows, in their order. */
function picturesOf(rows: SourceRow[]) {
  const placed = rows.flatMap((row, at): [number, string, string][] => {
    const cells = cellsOf(row)
    const source = cells('image src', 'product image url')
    const text = cells('image alt text') ?? ''
    return source ? [[Number(cells('image position')) || at + 1, source, text]] : []
  })
  const shown = rows.flatMap((row) => cellsOf(row)('variant image', 'variant image url') || [])
  const all = new Map(placed.sort(([a], [b]) => a - b).map(([, source, text]) => [source, text]))
  for (const source of shown) if (!all.has(source)) all.set(source, '')
  return [...all]
}

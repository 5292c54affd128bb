export interface DataChange {
  products: number[] | 'all'
  /** The stock left by product id, when nothing but stock changed. */
  left?: ReadonlyMap<number, number>
  /** The counts of pieces sold alone changed, which order Best Selling. */
  sold?: true
  /** Some products sold out or came back: told within a process, by what knows which. */
  turned?: true
  /** The shop's settings alone changed, not the catalogue. */
  settings?: true
  /** The merchant's own pages alone changed (app/content/pages). */
  pages?: true
  /** Another process made the change, up to half a second ago. */
  elsewhere?: true
}

export const changesCatalogue = ({ left, sold, turned, settings, pages }: DataChange) =>
  !left && !sold && !turned && !settings && !pages

export interface ChangeRow {
  kind: 'product' | 'stock' | 'sold' | 'settings' | 'pages' | 'all'
  product_id: number | null
  pieces: number | null
}

const MOST_ROWS = 1000

const row = (
  kind: ChangeRow['kind'],
  product_id: number | null = null,
  pieces: number | null = null,
): ChangeRow => ({ kind, product_id, pieces })

/** Returns the rows that store a change: one for each product, or one for all of more than 1,000. */
export function rowsOfChange({ products, left, sold, settings, pages }: DataChange): ChangeRow[] {
  if (sold) return [row('sold')]
  if (settings) return [row('settings')]
  if (pages) return [row('pages')]
  if (products === 'all' || products.length > MOST_ROWS) return [row('all')]
  return left
    ? Array.from(left, ([id, pieces]) => row('stock', id, pieces))
    : products.map((id) => row('product', id))
}

/**
 * Returns one change of each kind. Rows come in the order of writing: the last stock of a product
 * counts.
 */
export function changesOfRows(rows: readonly ChangeRow[]): DataChange[] {
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  const changes: DataChange[] = []
  if (kinds.has('settings')) changes.push({ products: [], settings: true })
  if (kinds.has('pages')) changes.push({ products: [], pages: true })
  if (kinds.has('all')) return [...changes, { products: 'all' }]
  const products = new Set(kinds.get('product')?.map((one) => one.product_id as number))
  const left = new Map(
    kinds.get('stock')?.map((one) => [one.product_id as number, one.pieces as number]),
  )
  if (products.size > 0) changes.push({ products: [...products] })
  if (left.size > 0) changes.push({ products: [...left.keys()], left })
  if (kinds.has('sold')) changes.push({ products: [], sold: true })
  return changes
}

export interface Change {
  products: number[] | 'all'
  /** Pieces left by product id, when nothing but their stock changed. */
  left?: ReadonlyMap<number, number>
  /** Nothing changed but how often products were sold, which orders Best Selling. */
  sold?: true
  /** Another process made it, up to half a second ago. */
  elsewhere?: true
}

export const changesCatalogue = ({ left, sold }: Change) => !left && !sold

const MOST_STORED = 1000
const SOLD = 'sold'

/** As the change log holds it: `12,15`, `12=5,15=0` with the pieces left, `sold` or `all`. */
export function writeChange({ products, left, sold }: Change) {
  if (sold) return SOLD
  if (products === 'all' || products.length > MOST_STORED) return 'all'
  return left ? Array.from(left, ([id, pieces]) => `${id}=${pieces}`).join() : products.join()
}

/** Rows in the sequence they were written: of each product's stock the last one holds. */
export function readChanges(rows: readonly string[]): Change[] {
  if (rows.includes('all')) return [{ products: 'all' }]
  const products = new Set<number>()
  const left = new Map<number, number>()
  for (const entry of rows.flatMap((row) => row.split(','))) {
    const [id, pieces] = entry.split('=')
    if (pieces !== undefined) left.set(Number(id), Number(pieces))
    else if (entry !== SOLD) products.add(Number(id))
  }
  const changes: Change[] = []
  if (products.size > 0) changes.push({ products: [...products] })
  if (left.size > 0) changes.push({ products: [...left.keys()], left })
  if (rows.includes(SOLD)) changes.push({ products: [], sold: true })
  return changes
}

export interface Change {
  products: number[] | 'all'
  /** Pieces left by product id, when nothing but their stock changed. */
  left?: ReadonlyMap<number, number>
  /** Nothing changed but how often products were sold, which orders Best Selling. */
  sold?: true
  /** The shop's settings, and nothing of the catalogue. */
  settings?: true
  /** Another process made it, up to half a second ago. */
  elsewhere?: true
}

export const changesCatalogue = ({ left, sold, settings }: Change) => !left && !sold && !settings

const MOST_STORED = 1000
const SOLD = 'sold'
const SETTINGS = 'settings'

/** As the change log holds it: `12,15`, `12=5,15=0` with the pieces left, `sold`, `settings` or `all`. */
export function writeChange({ products, left, sold, settings }: Change) {
  if (sold) return SOLD
  if (settings) return SETTINGS
  if (products === 'all' || products.length > MOST_STORED) return 'all'
  return left ? Array.from(left, ([id, pieces]) => `${id}=${pieces}`).join() : products.join()
}

/** Rows in the sequence they were written: of each product's stock the last one holds. */
export function readChanges(rows: readonly string[]): Change[] {
  const changes: Change[] = rows.includes(SETTINGS) ? [{ products: [], settings: true }] : []
  if (rows.includes('all')) return [...changes, { products: 'all' }]
  const products = new Set<number>()
  const left = new Map<number, number>()
  for (const entry of rows.flatMap((row) => row.split(','))) {
    const [id, pieces] = entry.split('=')
    if (pieces !== undefined) left.set(Number(id), Number(pieces))
    else if (entry !== SOLD && entry !== SETTINGS) products.add(Number(id))
  }
  if (products.size > 0) changes.push({ products: [...products] })
  if (left.size > 0) changes.push({ products: [...left.keys()], left })
  if (rows.includes(SOLD)) changes.push({ products: [], sold: true })
  return changes
}

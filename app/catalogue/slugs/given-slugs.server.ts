import type { Connection } from '../../database/tables.server'
import { lockSlugs, type SlugChange, type SlugHolder, slugHolders } from './product-slugs.server'

/** A product of a file with the row that names it. */
interface FromRow {
  id: number
  slug: string | null
  row: number
  /** Fields that the row leaves out. */
  absent: readonly string[]
}

interface Sorted<Product> {
  products: Product[]
  refused: { row: number; reason: string }[]
}

/**
 * Returns the products whose slugs are free, in the transaction that stores them. A slug is taken
 * by a product that keeps it, and by an earlier row; two rows may exchange theirs.
 */
export async function withFreeSlugs<Product extends FromRow>(
  connection: Connection,
  { products, refused }: Sorted<Product>,
): Promise<Sorted<Product>> {
  const given = products.flatMap(({ slug }) => slug ?? [])
  if (given.length === 0) return { products, refused }
  await lockSlugs(connection)
  const holders = await slugHolders(connection, given)
  let sorted = sortedBySlug(products, holders)
  // A refused row keeps its product's slug, which another row may have counted on.
  for (let before = -1; before !== sorted.refused.length; ) {
    before = sorted.refused.length
    const again = sortedBySlug(sorted.products, holders)
    sorted = { products: again.products, refused: [...sorted.refused, ...again.refused] }
  }
  return { products: sorted.products, refused: [...refused, ...sorted.refused] }
}

function sortedBySlug<Product extends FromRow>(
  all: Product[],
  holders: ReadonlyMap<string, SlugHolder>,
): Sorted<Product> {
  const leaving = new Set(all.flatMap((one) => (one.absent.includes('slug') ? [] : one.id)))
  const rowOf = new Map<string, number>()
  const products: Product[] = []
  const refused: Sorted<Product>['refused'] = []
  for (const product of all) {
    const { id, slug, row } = product
    const holder = slug === null ? undefined : holders.get(slug)
    const isHeld = holder !== undefined && holder.id !== id && !leaving.has(holder.id)
    const earlier = slug === null ? undefined : rowOf.get(slug)
    if (isHeld || earlier !== undefined) {
      const whose = isHeld ? `product ${holder.id} (${holder.title})` : `row ${earlier}`
      refused.push({ row, reason: `slug: ${slug} is of ${whose}` })
      continue
    }
    if (slug !== null) rowOf.set(slug, row)
    products.push(product)
  }
  return { products, refused }
}

interface Slugged {
  id: number
  slug: string | null
}

/** Returns which slugs change, and takes the former ones away, so that others may have them. */
export async function releaseMovedSlugs(
  connection: Connection,
  rows: readonly Slugged[],
  known: ReadonlyMap<number, Slugged>,
): Promise<SlugChange[]> {
  const moved = rows.flatMap(({ id, slug }) => {
    const before = known.get(id)?.slug ?? null
    return before === slug ? [] : [{ id, before, slug }]
  })
  const former = moved.flatMap(({ id, before }) => (before === null ? [] : id))
  if (former.length > 0)
    await connection.updateTable('products').set({ slug: null }).where('id', 'in', former).execute()
  return moved
}

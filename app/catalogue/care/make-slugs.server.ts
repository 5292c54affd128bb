import { updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import {
  keepFormerSlugs,
  lockSlugs,
  numberedSlug,
  slugHolders,
} from '../slugs/product-slugs.server'
import { looksLikeNumber, slugOfTitle } from '../slugs/slug-of-title'
import { changeProducts } from './edits/keep-edit.server'

const AT_ONCE = 200

interface MadeSlugs {
  made: number
  /** Ids of products whose titles have no letter or digit. */
  without: number[]
}

/**
 * Gives every product without a slug one of its title; of equal titles the later products' end in a
 * number. The paths with numbers go on working. `onSome` gets the number made so far.
 */
export async function makeSlugs(
  db: Database,
  { onSome = (_made: number) => {}, dryRun = false } = {},
): Promise<MadeSlugs> {
  const all: MadeSlugs = { made: 0, without: [] }
  const numbers = new Map<string, number>()
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    const done: Some = await changeProducts(db, async (connection) => {
      const some = await slugsAfter(connection, from, numbers)
      if (!dryRun) await store(connection, some.slugs)
      return { result: some, products: dryRun ? [] : some.slugs.map(({ id }) => id) }
    })
    all.made += done.slugs.length
    all.without.push(...done.without)
    after = done.last
    onSome(all.made)
  }
  return all
}

interface Some {
  slugs: { id: number; slug: string }[]
  without: number[]
  /** The last id that was read; undefined at the end. */
  last?: number
}

/** `numbers` keeps the last number of each title, so that a thousand equal ones are not counted. */
async function slugsAfter(connection: Connection, after: number, numbers: Map<string, number>) {
  await lockSlugs(connection)
  const rows = await connection
    .selectFrom('products')
    .select(['id', 'title'])
    .where('slug', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const some: Some = { slugs: [], without: [], last: rows.at(-1)?.id }
  const taken = new Set(
    (
      await slugHolders(
        connection,
        rows.map(({ title }) => slugOfTitle(title)),
      )
    ).keys(),
  )
  for (const { id, title } of rows) {
    const wanted = slugOfTitle(title)
    if (wanted === '') {
      some.without.push(id)
      continue
    }
    let slug = looksLikeNumber(wanted) ? `${wanted}-${id}` : wanted
    while (taken.has(slug) || numbers.has(slug) || (await isHeld(connection, slug, wanted))) {
      const last = (numbers.get(wanted) ?? 1) + 1
      numbers.set(wanted, last)
      slug = numberedSlug(wanted, last)
    }
    taken.add(slug)
    if (!numbers.has(slug)) numbers.set(slug, 1)
    some.slugs.push({ id, slug })
  }
  return some
}

/** Tells whether a product has a slug that was not among the wanted ones. */
const isHeld = async (connection: Connection, slug: string, wanted: string) =>
  slug !== wanted && (await slugHolders(connection, [slug])).size > 0

async function store(connection: Connection, slugs: Some['slugs']) {
  for (const { id, slug } of slugs)
    await updateRow(connection, 'products', id, { slug, changed_at: Date.now() })
  await keepFormerSlugs(
    connection,
    slugs.map(({ id, slug }) => ({ id, before: null, slug })),
  )
}

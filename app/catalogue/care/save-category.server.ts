import { hash } from 'node:crypto'
import type { Connection, Database } from '../../database/tables.server'
import { moveAddress } from '../../redirects/keep-redirects.server'
import { textsOf } from '../../texts/texts.server'
import { currentIndex } from '../index/current-index.server'
import { wholeTally } from '../index/facets.server'
import { readCategories } from '../product/categories.server'
import { categoryPath } from '../product/product-path'
import { type SeoTexts, storedSeoTexts } from '../product/seo-texts'
import { lockSlugs } from '../slugs/product-slugs.server'
import { type CategoryNames, changeCategories, nameInOthers } from './edit-categories.server'

interface CategoryValues {
  name: string
  others: CategoryNames['others']
  department: string | null
  picture: string | null
  /** What its addresses show in place of the slug; null for the slug. */
  address: string | null
  seo: SeoTexts
  /** True where it stands nowhere in the shop. */
  hidden: boolean
}

export interface ListedCategory extends CategoryValues {
  slug: string
  version: string
  count: number
}

/** Returns all categories in their order, each with the version that an edit must send back. */
export async function listCategories(db: Database): Promise<ListedCategory[]> {
  const { base, overlay } = await currentIndex(db)
  const counts = wholeTally(base, overlay, 'category')
  const rows = await readCategories(db)
  return rows.map((row) => {
    const values = valuesOf(row)
    return {
      ...values,
      slug: row.slug,
      version: versionOf(values),
      count: counts.get(row.slug) ?? 0,
    }
  })
}

type Row = Awaited<ReturnType<typeof readCategories>>[number]

const valuesOf = ({
  name,
  names = {},
  department,
  picture,
  address,
  seo,
  hidden,
}: Row): CategoryValues => ({
  ...{ name, department, picture: picture ?? null, address: address ?? null, seo: seo ?? {} },
  hidden: hidden === true,
  others: names,
})

const versionOf = (values: CategoryValues) => hash('sha1', JSON.stringify(values), 'hex')

type Saved =
  | { ok: true }
  | { ok: false; code: 'UNKNOWN' }
  | { ok: false; code: 'ADDRESS_TAKEN'; by: string }
  | { ok: false; code: 'CHANGED'; now: CategoryValues & { version: string } }

/** Saves the whole form or nothing; a conflict returns the current category. */
export async function saveCategory(
  db: Database,
  { slug, version }: { slug: string; version: string },
  values: Omit<CategoryValues, 'hidden'> & { hidden?: boolean },
  alongside: (connection: Connection, before: CategoryValues) => Promise<void>,
): Promise<Saved> {
  let saved: Saved = { ok: true }
  await changeCategories(db, async (connection) => {
    // The row is locked before it is read, so that a second writer sees the first's change.
    await connection
      .updateTable('categories')
      .set((row) => ({ position: row.ref('position') }))
      .where('slug', '=', slug)
      .execute()
    const row = (await readCategories(connection as Database)).find((one) => one.slug === slug)
    const before = row && valuesOf(row)
    saved = refusal(before, version) ?? { ok: true }
    if (!saved.ok || !before) return false
    const { name, others, department, picture, seo, hidden = before.hidden } = values
    const by = await moveCategory(connection, { slug, before: before.address }, values.address)
    if (by !== undefined) {
      saved = { ok: false, code: 'ADDRESS_TAKEN', by }
      return false
    }
    await connection
      .updateTable('categories')
      .set({
        department,
        picture,
        seo_texts: storedSeoTexts(seo),
        hidden: Number(hidden),
        ...(name !== before.name && { name, own: 1 }),
      })
      .where('slug', '=', slug)
      .execute()
    await nameInOthers(connection, slug, others)
    await alongside(connection, before)
    return true
  })
  return saved
}

function refusal(before: CategoryValues | undefined, version: string): Saved | undefined {
  if (!before) return { ok: false, code: 'UNKNOWN' }
  const now = versionOf(before)
  return now === version
    ? undefined
    : { ok: false, code: 'CHANGED', now: { ...before, version: now } }
}

/**
 * Gives a category another address, or with null its slug again, in the caller's transaction; the
 * former one leads to it. Returns the name of a category or department that has it already, and
 * then changes nothing.
 */
async function moveCategory(
  connection: Connection,
  { slug, before }: { slug: string; before: string | null },
  wanted: string | null,
): Promise<string | undefined> {
  const address = wanted === slug ? null : wanted
  if (address === before) return undefined
  await lockSlugs(connection)
  const holder = address === null ? undefined : await holderOf(connection, address, slug)
  if (holder !== undefined) return holder
  await connection.updateTable('categories').set({ address }).where('slug', '=', slug).execute()
  await moveAddress(connection, {
    from: categoryPath({ slug, address: before }),
    to: categoryPath({ slug, address }),
    kind: 'category',
    keepOld: before !== null,
  })
  return undefined
}

async function holderOf(connection: Connection, address: string, slug: string) {
  const departments: Record<string, string> = textsOf('en').shop.departments
  if (Object.hasOwn(departments, address)) return departments[address]
  const other = await connection
    .selectFrom('categories')
    .select('name')
    .where('slug', '!=', slug)
    .where((row) => row.or([row('slug', '=', address), row('address', '=', address)]))
    .executeTakeFirst()
  return other?.name
}

import { hash } from 'node:crypto'
import type { Connection, Database } from '../../database/tables.server'
import { readCategories } from '../product/categories.server'
import { type SeoTexts, storedSeoTexts } from '../product/seo-texts'
import { categories } from '../queries/products.server'
import { type CategoryNames, changeCategories, nameInOthers } from './edit-categories.server'
import { moveCategory } from './move-category.server'

export interface CategoryValues {
  name: string
  others: CategoryNames['others']
  department: string | null
  picture: string | null
  /** What its addresses show in place of the slug; null for the slug. */
  address: string | null
  seo: SeoTexts
}

export interface ListedCategory extends CategoryValues {
  slug: string
  version: string
  count: number
}

/** Returns all categories in their order, each with the version that an edit must send back. */
export async function listCategories(db: Database): Promise<ListedCategory[]> {
  const counts = new Map((await categories(db)).map(({ slug, count }) => [slug, count]))
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
}: Row): CategoryValues => ({
  ...{ name, department, picture: picture ?? null, address: address ?? null, seo: seo ?? {} },
  others: Object.fromEntries(Object.entries(names).filter(([language]) => language !== 'en')),
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
  values: CategoryValues,
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
    const { name, others, department, picture, seo } = values
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

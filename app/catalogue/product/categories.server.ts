import { LANGUAGES, type Language } from '../../business'
import type { Database } from '../../database/tables.server'
import type { Category } from './product'
import { seoTextsIn } from './seo-texts'

/** Returns all categories of the table, in its order. */
export async function readCategories(db: Database): Promise<Omit<Category, 'count'>[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  const names = await readNames(db)
  return rows.map(({ slug, name, department, own, picture, address, seo_texts, hidden }) => {
    const others = names.get(slug)
    return {
      ...{ slug, name, department },
      ...(own && { own: true as const }),
      ...(others && { names: others }),
      ...(picture && { picture }),
      ...(address && { address }),
      ...(seo_texts && { seo: seoTextsIn(seo_texts) }),
      ...(hidden && { hidden: true as const }),
    }
  })
}

async function readNames(db: Database) {
  const names = new Map<string, Partial<Record<Language, string>>>()
  for (const { slug, language, name } of await db
    .selectFrom('category_names')
    .selectAll()
    .execute()) {
    if (!LANGUAGES.includes(language)) continue
    const known = names.get(slug) ?? {}
    names.set(slug, { ...known, [language]: name })
  }
  return names
}

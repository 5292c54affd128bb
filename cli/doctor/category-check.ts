import { type Database, YES } from '../../app/database/tables.server'
import { type Finding, fine, must, note } from '../../app/settings/finding'
import { lostMarks, strippedSlug } from '../../app/text-core/lost-marks'
import { nameOfSlug, slugOf } from '../../app/text-core/slug'

/** The titles that are looked at in a category: enough to see what it sells. */
const MOST_TITLES = 500
const AGAIN =
  'Import its products again, which gives each name a category of its own, or make the category at the desk (Categories) and choose it in its products; then give what is left here its right name.'

/**
 * Finds categories that an earlier version stored without the vowel signs and tones of their
 * script. A name that somebody gave is believed.
 */
export async function checkCategories(db: Database): Promise<Finding[]> {
  const categories = await db
    .selectFrom('categories')
    .select(['slug', 'name', 'own'])
    .orderBy('position')
    .execute()
  const found: Finding[] = []
  for (const { slug, name, own } of categories)
    found.push(...(own ? checkAddress(slug, name) : await checkName(db, slug, name)))
  return found.length > 0 ? found : [fine('catalogue', 'no name of a category lost its marks')]
}

/** A rightly named category may have an address without marks, which keeps another name out. */
function checkAddress(slug: string, name: string): Finding[] {
  if (slug === slugOf(name) || slug !== strippedSlug(name) || !/\p{M}/u.test(slugOf(name)))
    return []
  const said = `the address of the category ${name} lost its marks: ${slug}`
  return [note('catalogue', said, 'A category made anew of that name has the whole address.')]
}

async function checkName(db: Database, slug: string, name: string): Promise<Finding[]> {
  if (name !== nameOfSlug(slug)) return []
  const rows = await db
    .selectFrom('products')
    .select('title')
    .where('category', '=', slug)
    .where('listed', '=', YES)
    .limit(MOST_TITLES)
    .execute()
  const titles = rows.map(({ title }) => title)
  const lost = lostMarks(slug, titles)
  if (!lost) return []
  const words = lost.words.join(', ')
  if (lost.isMixed)
    return [
      note(
        'catalogue',
        `the category ${name} also has products named ${words}: several names may have become one`,
        AGAIN,
      ),
    ]
  const as = words === '' ? '' : `; its products say ${words}`
  return [must('catalogue', `the category ${name} lost its vowel signs or tones${as}`, AGAIN)]
}

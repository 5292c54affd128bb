import type { Connection } from '../../database/tables.server'
import { isOwnShop } from '../../settings/stored-kind.server'
import { nameKey, nameOfSlug, slugOf } from '../../text-core/slug'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { standingCategories } from '../product/standing-categories.server'
import { freeSlug } from '../slugs/product-slugs.server'

/** Guesses the home page's menu entry of a category from words in its slug. */
const DEPARTMENTS: [RegExp, string][] = [
  [/^women|dress|handbag|jewel|^tops$|makeup/, 'womens-fashion'],
  [/^men|sunglass|shirt/, 'mens-fashion'],
  [/phone|laptop|tablet|computer|mobile|camera|audio|electronic|gaming|watch/, 'electronics'],
  [/furniture|home|kitchen|decor|light|lifestyle/, 'home-lifestyle'],
  [/medic|vitamin|pharma|first-aid/, 'medicine'],
  [/sport|outdoor|fitness|motorcycle|vehicle|bike/, 'sports-outdoor'],
  [/baby|toy|kid/, 'baby-toys'],
  [/grocer|food|drink|pet/, 'groceries-pets'],
  [/beauty|fragrance|perfume|skin|hair|health/, 'health-beauty'],
]

interface Known {
  slug: string
  name: string
  own: number
}

/** A slug for each category's name of a source, as long as one import runs. */
export class CategorySlugs {
  private readonly slugs = new Map<string, string>()
  /** The name that took a slug in this import. */
  private readonly takenBy = new Map<string, string>()

  slugOf = (name: string) => this.slugs.get(name) ?? slugOf(name)

  /** Tells whether any of these names has no slug yet. */
  lacks = (names: readonly string[]) => names.some((name) => name !== '' && !this.slugs.has(name))

  /**
   * Finds or makes the categories of these names. Names that differ get different slugs, even where
   * only accents or signs differ; a source may give the slug itself. `dryRun` makes none. Returns
   * whether a known category got another name.
   */
  async find(connection: Connection, names: readonly string[], dryRun = false) {
    const fresh = [...new Set(names)].filter((name) => name !== '' && !this.slugs.has(name))
    const known = await knownCategories(connection)
    const made: Known[] = []
    let renamed = false
    for (const name of fresh) {
      const slug = slugFor(name, known, this.takenBy)
      this.slugs.set(name, slug)
      if (name !== slug) this.takenBy.set(slug, nameKey(name))
      const guessed = known.get(slug)
      const one = { slug, name: nameOf(name, slug), own: 0 }
      const saysMore = guessed && name !== slug && isGuess(guessed) && !isAlike(guessed, one)
      if (!guessed) made.push(one)
      else if (saysMore && made.includes(guessed)) guessed.name = one.name
      else if (saysMore && !dryRun) {
        await rename(connection, one)
        renamed = true
      }
      if (!guessed || (saysMore && !made.includes(guessed))) known.set(slug, one)
    }
    if (!dryRun) await addCategories(connection, made)
    if (renamed) await logCatalogueChange(connection, [])
    return renamed
  }
}

/** Returns the slug of a new category; another name's slug is made distinct by a number. */
export async function distinctSlug(connection: Connection, name: string) {
  const slug = slugOf(name)
  return slug === '' ? '' : distinct(slug, nameKey(name), await knownCategories(connection))
}

function slugFor(name: string, known: ReadonlyMap<string, Known>, takenBy: Map<string, string>) {
  if (known.has(name)) return name
  const [base, key] = [existing(slugOf(name), known), nameKey(name)]
  const found = known.get(base)
  const own = distinct(base, key, known)
  if (!found || known.has(own) || (takenBy.get(base) ?? key) !== key) return own
  return key === base || isUntold(found) ? base : own
}

/** Tells whether a category's name does not say what its source calls it. */
const isUntold = (found: Known) => isGuess(found) || slugOf(found.name) !== found.slug

/** Returns the slug, maybe with a number, that this name has or may have. */
function distinct(base: string, key: string, known: ReadonlyMap<string, Known>) {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const found = known.get(slug)
    if (!found || nameKey(found.name) === key) return slug
  }
}

/** Earlier versions decomposed the syllables of Korean slugs. */
const existing = (slug: string, known: ReadonlyMap<string, Known>) =>
  !known.has(slug) && known.has(slug.normalize('NFKD')) ? slug.normalize('NFKD') : slug

const isGuess = ({ slug, name, own }: Known) => own === 0 && name === nameOfSlug(slug)

/** Capitals alone are no other name: of 'Home' and 'HOME' the first stays. */
const isAlike = (found: Known, one: Known) => found.name.toLowerCase() === one.name.toLowerCase()

/** A name in small letters that its slug keeps whole gets capitals; another stays as it came. */
const nameOf = (name: string, slug: string) =>
  /^[a-z\d -]*$/.test(name) && nameKey(name) === slug ? nameOfSlug(slug) : name

async function knownCategories(connection: Connection) {
  const rows = await connection.selectFrom('categories').select(['slug', 'name', 'own']).execute()
  return new Map<string, Known>(rows.map((row) => [row.slug, row]))
}

const rename = (connection: Connection, { slug, name }: Known) =>
  connection.updateTable('categories').set({ name }).where('slug', '=', slug).execute()

/** Keeps products' categories until the transaction ends; one that was removed is made again. */
export async function keepCategories(
  connection: Connection,
  products: readonly { category: string }[],
) {
  const slugs = [...new Set(products.map(({ category }) => category))].filter(Boolean)
  const there = await standingCategories(connection, slugs)
  const gone = slugs.filter((slug) => !there.has(slug))
  await addCategories(
    connection,
    gone.map((slug) => ({ slug, name: nameOfSlug(slug), own: 0 })),
  )
}

async function addCategories(connection: Connection, categories: readonly Known[]) {
  if (categories.length === 0) return
  const last = await connection
    .selectFrom('categories')
    .select((row) => row.fn.max('position').as('position'))
    .executeTakeFirst()
  const first = (last?.position ?? -1) + 1
  const wanted = categories.map(({ slug }) => slug)
  const addressOf = await freeAddresses(connection, wanted)
  // A merchant's own shop has no departments but those that its merchant chooses.
  const isOwn = await isOwnShop(connection)
  await connection
    .insertInto('categories')
    .values(
      categories.map(({ slug, name }, at) => ({
        ...{ slug, name },
        department: isOwn ? null : departmentOf(slug),
        address: addressOf(slug),
        position: first + at,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

/** Returns the addresses of new categories whose slugs others show as theirs; null for the rest. */
async function freeAddresses(connection: Connection, slugs: string[]) {
  const rows = await connection.selectFrom('categories').select(['slug', 'address']).execute()
  const shown = new Set(rows.flatMap(({ address }) => address ?? []))
  const taken = new Set([...shown, ...slugs, ...rows.map(({ slug }) => slug)])
  return (slug: string) => {
    if (!shown.has(slug)) return null
    const address = freeSlug(slug, (one) => taken.has(one))
    taken.add(address)
    return address
  }
}

const departmentOf = (slug: string) => DEPARTMENTS.find(([words]) => words.test(slug))?.[1] ?? null

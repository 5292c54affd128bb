import type { Language } from '../../business'
import { onChange } from '../../database/changes.server'
import { db } from '../../database/current.server'
import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { defaultLanguage, offeredLanguages } from '../../texts/offered-languages.server'
import { type OwnPage, writtenInShopsName } from '../written/own-page.server'
import { type PagePlace, type PageValues, slugAtPath } from './own-page-values'

/** A published page without its text, as menus, sitemaps and heads of pages name it. */
export interface ShownPage {
  slug: string
  place: PagePlace
  titles: Partial<Record<Language, string>>
  changedAt: number
}

let listed: { of: Connection; reading: Promise<ShownPage[]> } | undefined
let known: readonly ShownPage[] = []
onChange(({ products, pages }) => {
  if (pages || products === 'all') listed = undefined
})

/** Returns the published pages in the order of their links, read again after each change. */
export function shownPages(): Promise<ShownPage[]> {
  if (listed && listed.of === db) return listed.reading
  const mine = { of: db, reading: readShown(db) }
  listed = mine
  mine.reading.then(
    (pages) => {
      if (listed === mine) known = pages
    },
    () => {
      if (listed === mine) listed = undefined
    },
  )
  return mine.reading
}

async function readShown(connection: Connection): Promise<ShownPage[]> {
  const rows = await connection
    .selectFrom('pages')
    .select(['slug', 'place', 'texts', 'changed_at'])
    .where('published', '=', 1)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug, place, texts, changed_at }) => {
    const words = Object.entries(JSON.parse(texts) as PageValues['texts'])
    const titles = Object.fromEntries(words.map(([language, { title }]) => [language, title]))
    return { slug, place, titles, changedAt: Number(changed_at) }
  })
}

/** Returns the offered languages that have words for the page; in the order of the settings. */
export const offeredFor = ({ titles }: Pick<ShownPage, 'titles'>) =>
  offeredLanguages().filter((language) => titles[language])

/**
 * Returns the offered languages of the page at a path without language, as read last; undefined
 * for a path that no published page has.
 */
export function languagesAtPath(path: string) {
  const slug = slugAtPath(path)
  const page = known.find((one) => one.slug === slug)
  return page && offeredFor(page)
}

/** Returns the language whose words a page shows: the asked one, the default, any that has words. */
const wordsLanguage = (titles: ShownPage['titles'], language: Language) =>
  [language, defaultLanguage(), ...offeredLanguages()].find((one) => titles[one])

/** Returns a page's title in the language, or in the one that it is shown in. */
export const titleOfPage = ({ titles }: ShownPage, language: Language) =>
  titles[wordsLanguage(titles, language) ?? language]

type PublishedPage = OwnPage & { title: string; description: string }

/** Returns a published page in the language; undefined for a draft, and where it has no words. */
export async function publishedPage(
  slug: string,
  language: Language,
): Promise<PublishedPage | undefined> {
  if (!(await shownPages()).some((page) => page.slug === slug)) return undefined
  const row = await findRow(db, 'pages', { slug, published: 1 }, ['texts'])
  if (!row) return undefined
  const texts = JSON.parse(row.texts) as PageValues['texts']
  const titles = Object.fromEntries(
    Object.entries(texts).map(([one, words]) => [one, words.title]),
  ) as ShownPage['titles']
  const shown = wordsLanguage(titles, language)
  const words = shown && texts[shown]
  if (!shown || !words) return undefined
  const { html } = await writtenInShopsName(words.body, settings())
  const { title, description } = words
  return { html, title, description, ...(shown !== language && { language: shown }) }
}

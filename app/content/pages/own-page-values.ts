import type { Language } from '../../business'

/** The places from which the shop links to a page by itself. */
export const PAGE_PLACES = ['none', 'header', 'footer'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

export interface PageWords {
  title: string
  /** What search engines show below the title. */
  description: string
  /** Markdown. */
  body: string
}

/** What the merchant edits of a page. A language without a title has no page. */
export interface PageValues {
  slug: string
  texts: Partial<Record<Language, PageWords>>
  place: PagePlace
  /** The order among the links of a place. */
  position: number
  published: boolean
}

export const PAGE_TITLE_LETTERS = 120
export const PAGE_DESCRIPTION_LETTERS = 320

/** Slugs of pages that stand at the addresses of built-in ones and replace them. */
export const REPLACED_PAGES = ['about', 'faq', 'terms', 'privacy'] as const
export type ReplacedPage = (typeof REPLACED_PAGES)[number]

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SLUG_LETTERS = 80

/** Returns why a page cannot have the slug, as a sentence; undefined if it can. */
export function slugFault(slug: string, taken: readonly string[]) {
  if (slug === '') return 'Give it an address.'
  if (slug.length > SLUG_LETTERS) return `At most ${SLUG_LETTERS} letters.`
  if (!SLUG.test(slug)) return 'Small letters a to z, digits and single hyphens only: our-story.'
  if (taken.includes(slug))
    return `The shop has a page of its own at /${slug}: choose another address.`
  return undefined
}

/** Tells whether a page takes the place of a built-in one. */
export const isReplaced = (slug: string): slug is ReplacedPage =>
  (REPLACED_PAGES as readonly string[]).includes(slug)

/** Returns the path of a page, without its language. */
export const pathOfPage = (slug: string) => (isReplaced(slug) ? `/${slug}` : `/pages/${slug}`)

/** Returns the slug of the page at a path without language, or undefined for another path. */
export function slugAtPath(path: string) {
  const bare = path.replace(/(?<=.)\/$/, '').toLowerCase()
  const slug = bare.replace(/^\/(pages\/)?/, '')
  return pathOfPage(slug) === bare ? slug : undefined
}

/** Marks what the merchant must fill in: ⟦the register and its number⟧. */
const OPEN_PLACE = /⟦[^⟧\n]*⟧/g

/** Returns the places of a text that the merchant has not filled in yet. */
export const openPlaces = (text: string) => text.match(OPEN_PLACE) ?? []

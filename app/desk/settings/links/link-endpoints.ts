import { z } from 'zod'
import type { Language } from '../../../business'
import { readCategories } from '../../../catalogue/product/categories.server'
import { cardsByIds } from '../../../catalogue/queries/cards.server'
import { listCards } from '../../../catalogue/queries/products.server'
import { usedTags } from '../../../catalogue/words/stored-tags.server'
import { pathOfPage } from '../../../content/pages/own-page-values'
import { listedPaths } from '../../../content/pages/replaced-pages.server'
import { shownPages, titleOfPage } from '../../../content/pages/shown-pages.server'
import type { Database } from '../../../database/tables.server'
import { settings } from '../../../settings/settings.server'
import { linkTargets } from '../../../shell/menu/link-targets.server'
import { mainLanguage } from '../../../texts/offered-languages.server'
import { textsOf } from '../../../texts/texts.server'
import { endpoint } from '../../api/endpoint'

const MOST_PRODUCTS = 10

const MOST_LINKS = 100

export const linkEndpoints = [
  endpoint('GET /home/links', 'settings.read', {
    input: z.object({ search: z.string().trim().max(300).default('') }),
    handle: ({ db, input: { search } }) => findLinks(db, search),
  }),
  /** Tells which links of a menu, a line each, lead to nothing any more. */
  endpoint('GET /menus/dead', 'settings.read', {
    input: z.object({ links: z.string().max(10_000).default('') }),
    async handle({ db, input }) {
      const links = input.links.split('\n').filter(Boolean).slice(0, MOST_LINKS)
      const targets = await linkTargets(db, links, {
        ...{ language: mainLanguage(), pages: await shownPages() },
      })
      return { dead: links.filter((to) => targets.get(to) === null) }
    },
  }),
]

/**
 * Returns what a section may name: products of a search (or by number), categories, tags and pages.
 */
async function findLinks(db: Database, search: string) {
  const language = settings().shop.defaultLanguage
  const numbers = search.split(',').map(Number).filter(Number.isInteger)
  const [categories, byNumber, { products }, tags, pages] = await Promise.all([
    readCategories(db),
    cardsByIds(db, numbers, language),
    listCards(db, { q: search || undefined, show: MOST_PRODUCTS, language }),
    usedTags(db),
    shownPages(),
  ])
  const found = new Map([...byNumber, ...products].map(({ id, title }) => [id, title]))
  return {
    products: Array.from(found, ([id, title]) => ({ id, title })),
    tags,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    pages: [
      ...listedPaths(pages).map((path) => ({ path, title: pageTitles(language)[path] ?? path })),
      ...pages.map((page) => ({
        path: pathOfPage(page.slug),
        title: titleOfPage(page, language) ?? page.slug,
      })),
    ],
  }
}

/** Names pages as the shop's header and footer do; another one by its path. */
function pageTitles(language: Language): Readonly<Record<string, string>> {
  const { home, contact, about, footer } = textsOf(language).shell
  const { shop, privacy, terms, faq, trackOrder } = footer
  return {
    '/': home,
    '/shop': shop,
    '/contacts': contact,
    '/about': about,
    '/privacy': privacy,
    '/terms': terms,
    '/faq': faq,
    '/track-order': trackOrder,
  }
}

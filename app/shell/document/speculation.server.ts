import { LANGUAGES } from '../../business'
import { pagesWhere } from '../../http/pages/page-rules'

const OTHERS = LANGUAGES.slice(1).join('|')

const pages = pagesWhere(({ robots }) => robots === 'listed').map(([path]) => path.slice(1))
const others = pages.filter((page) => page !== '' && page !== 'shop')

/** The shop's public pages and products: none that belongs to one visitor or changes by a visit. */
const addresses = ['/', '/shop', '/shop/:id(\\d+)', `/(${others.join('|')})`].flatMap((path) => [
  path,
  `/:language(${OTHERS})${path === '/' ? '' : path}`,
])

/**
 * Has the browser fetch a document ahead when the pointer presses its link, and no earlier: a browser
 * shows what it fetched ahead for five minutes without asking whether a price changed. Once the layout is
 * interactive (`data-linked`) it prefetches the links that it follows itself; these rules serve
 * links before that, and links to other languages, which always load a document. The document is
 * fetched and not prerendered: a prerendered page in English would redirect a visitor whose
 * language is French by itself.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: 'a[hreflang],html:not([data-linked]) a' },
          { href_matches: addresses },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

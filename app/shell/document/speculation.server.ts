import { LANGUAGES } from '../../business'
import { pagesWhere } from '../../http/pages/page-rules'

const OTHERS = LANGUAGES.slice(1).join('|')

/** The shop's open pages and products: nothing of one visitor's, nothing that a visit changes. */
const addresses = pagesWhere(({ robots }) => robots === 'listed')
  .map(([path]) => path)
  .concat('/shop/:id(\\d+)')
  .flatMap((path) => [path, `/:language(${OTHERS})${path === '/' ? '' : path}`])

/**
 * Fetches a document ahead when the pointer rests on its link, where the browser can. The layout
 * does so for links that it follows itself, from when it is alive (`data-linked`); what is left are
 * links before that, and those to other languages, which always load a document. It is fetched and
 * not prerendered: a page in English that was remembered as French would go there by itself.
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
      eagerness: 'moderate',
    },
  ],
})

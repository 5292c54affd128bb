/** The rules of each page; tests/page-rules.test.ts compares them with routes.ts. */
interface PageRules {
  /** The query parameters in the cache key's order. A page without them is never cached. */
  parameters?: readonly string[]
  /** Stored by the service worker: the page holds nothing personal, and its prices may be old. */
  offline?: true
  robots?: 'listed' | 'disallowed'
}

const LISTING = [
  'q',
  'category',
  'brand',
  'colour',
  'size',
  'price',
  'min',
  'max',
  'rating',
  'discount',
  'stock',
  'sort',
  'show',
  'exact',
  'view',
  'all',
  'page',
]

/** The parameters that may stand several times; of such lists there is no end, and none is cached. */
export const SEVERAL: readonly string[] = ['brand', 'colour', 'size']

export const PAGES: Record<string, PageRules> = {
  '/': { parameters: [], offline: true, robots: 'listed' },
  '/shop': { parameters: LISTING, offline: true, robots: 'listed' },
  // Products have sitemaps of their own.
  '/shop/:id': { parameters: ['reviews', 'variant', 'sizes'], offline: true },
  '/cart': { parameters: [], offline: true },
  '/orders/:token': { robots: 'disallowed' },
  '/orders/:token/review/:line': { robots: 'disallowed' },
  '/orders/:token/return': { robots: 'disallowed' },
  '/orders/:token/withdraw': { robots: 'disallowed' },
  '/track-order': { parameters: [], robots: 'listed' },
  '/wishlist': { parameters: [], offline: true },
  '/contacts': { parameters: [], offline: true, robots: 'listed' },
  '/about': { parameters: [], offline: true, robots: 'listed' },
  '/signup': { parameters: [] },
  '/login': { parameters: [] },
  '/reset-password': { robots: 'disallowed' },
  '/accounts': { parameters: [] },
  '/privacy': { parameters: [], offline: true, robots: 'listed' },
  '/terms': { parameters: [], offline: true, robots: 'listed' },
  '/faq': { parameters: [], offline: true, robots: 'listed' },
  // Own pages stand in the sitemap in the languages that have their words.
  '/pages/:slug': { parameters: [], offline: true },
  '/newsletter': { robots: 'disallowed' },
  '/back-in-stock': { robots: 'disallowed' },
  '/elsewhere': { parameters: [], offline: true, robots: 'listed' },
  '/checkout': { parameters: [] },
}

export const pagesWhere = (holds: (rules: PageRules) => boolean) =>
  Object.entries(PAGES).filter(([, rules]) => holds(rules))

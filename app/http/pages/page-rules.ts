/** What holds for a page besides its route. tests/page-rules.test.ts compares this with routes.ts. */
interface PageRules {
  /** Query parameters it knows, in the order of its cache key. Without them it is never cached. */
  parameters?: readonly string[]
  /** The service worker stores it: it is nobody's own, and its prices may be of yesterday. */
  offline?: true
  /** Named in the sitemap, or disallowed in robots.txt; left out, robots may find it. */
  robots?: 'listed' | 'disallowed'
}

const LISTING = ['q', 'category', 'brand', 'price', 'sort', 'show', 'view', 'all', 'page']

export const PAGES: Record<string, PageRules> = {
  '/': { parameters: [], offline: true, robots: 'listed' },
  '/shop': { parameters: LISTING, offline: true, robots: 'listed' },
  '/shop/:id': { parameters: [], offline: true }, // products have sitemaps of their own
  '/cart': { parameters: [], offline: true },
  '/checkout': { parameters: [], robots: 'disallowed' },
  '/orders/:token': { robots: 'disallowed' },
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
  '/newsletter': { robots: 'disallowed' },
}

export const pagesWhere = (holds: (rules: PageRules) => boolean) =>
  Object.entries(PAGES).filter(([, rules]) => holds(rules))

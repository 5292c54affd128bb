/** The constants of the spec. Amounts are in minor units (cents), shares in percent. */

/** The country of the demo's shop (spec section 9). */
export const DEMO_COUNTRY = 'BD'
/** The tax on the subtotal less discount (spec section 9). */
export const VAT_PERCENT = 15
/** Shipping is always free (spec section 9). */
export const SHIPPING_CENTS = 0
/** The amount in the free-delivery blurb (spec section 9). */
export const FREE_DELIVERY_CENTS = 14_000
export const FREE_RETURN_DAYS = 30

/** The fixed crossed-out price (spec section 9). */
export const FIXED_CROSSED_OUT_CENTS = 16_000
/** The badge of best-seller, category and related cards (spec section 9). */
export const FIXED_BADGE_PERCENT = 40

/** Cards a page; the first is the default (spec section 9). */
export const PAGE_SIZES = [6, 12, 18] as const
/** Show All / Show Less appears above this many cards (spec sections 2 and 9). */
export const FILTERED_TOGGLE_ABOVE = 5
/** What a filter by rating asks for at least, in stars. */
export const RATINGS_AT_LEAST = ['4', '3'] as const
/** What a filter by discount asks for at least, in per cent. */
export const DISCOUNTS_AT_LEAST = ['10', '20', '30'] as const

/** Price ranges, both ends excluded (spec sections 5 and 9). */
export const PRICE_BUCKETS = {
  '0-9.99': { above: 0, below: 1_000 },
  '10-19.99': { above: 1_000, below: 2_000 },
} as const

export const STARS = 5

/** Years from page load to the end of the sale (spec section 9); FLASH_SALE_END overrides it. */
export const FLASH_SALE_YEARS = 2

/** Times in milliseconds (spec sections 2 and 9). */
export const CAROUSELS = {
  hero: { slides: 1, speed: 500, autoplay: 1500 },
  flashSales: { slides: 4, scroll: 1, autoplay: 3000 },
  products: { slides: 4, autoplay: 1500 },
  categories: { slides: 6, autoplay: 1500 },
  related: { slides: 4, autoplay: 1500 },
  wishlist: { slides: 4 },
  team: { slides: 3, scroll: 2, speed: 500, autoplay: 1500 },
} as const

/** The counters of the about page (spec section 9). */
export const COUNTERS = {
  sellers: { to: 10_500, seconds: 10 },
  monthlySale: { to: 33_000, seconds: 10 },
  customers: { to: 45_500, seconds: 15 },
  annualSale: { to: 25_000, seconds: 10 },
} as const

/** A toast shows for this many milliseconds (spec section 9). */
export const TOAST_MS = 2000
/** Milliseconds from a click on the product page to the cart or wishlist (spec section 9). */
export const REDIRECT_MS = 2500

/** The discount on a new subscriber's first order (spec section 9, footer). */
export const NEWSLETTER_PERCENT = 10

export const REPLY_HOURS = 24

/** The most best sellers beside a cart, or in place of what is not found. */
export const BEST_SHOWN = 6

/** The most products to compare (decisions.md, Shop). */
export const COMPARE_LIMIT = 4
export const LOW_STOCK = 5

/** The first language has no prefix (decisions.md, Chrome). */
export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
/** The languages whose addresses carry a prefix. */
export const [, ...OTHER_LANGUAGES] = LANGUAGES

/** Makes a value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((one) => [one, make(one)])) as Record<Language, Value>

/** A token older than this is not synced (spec section 9). */
export const TOKEN_SYNC_MS = 300_000
export const LOGGED_IN_MS = 1000

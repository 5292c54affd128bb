/** Constants of the spec. Amounts are in cents, in minor units of any other currency; shares per cent. */

/** Of the subtotal less discount. Spec section 9. */
export const VAT_PERCENT = 15
/** Shipping is always free. Spec section 9. */
export const SHIPPING_CENTS = 0
/** Named in the free-delivery blurb. Spec section 9. */
export const FREE_DELIVERY_CENTS = 14_000
export const FREE_RETURN_DAYS = 30

/** Spec section 9. */
export const FIXED_CROSSED_OUT_CENTS = 16_000
/** Of best-seller, category and related cards. Spec section 9. */
export const FIXED_BADGE_PERCENT = 40

/** The first is the default. Spec section 9. */
export const PAGE_SIZES = [6, 12, 18] as const
/** Show All / Show Less appears above this many. Spec sections 2 and 9. */
export const FILTERED_TOGGLE_ABOVE = 5
/** Both ends excluded. Spec sections 5 and 9. */
export const PRICE_BUCKETS = {
  '0-9.99': { above: 0, below: 1_000 },
  '10-19.99': { above: 1_000, below: 2_000 },
} as const

export const STARS = 5

/** From page load to the end of the sale. Spec section 9; FLASH_SALE_END overrides it. */
export const FLASH_SALE_YEARS = 2

/** Milliseconds. Spec sections 2 and 9. */
export const CAROUSELS = {
  hero: { slides: 1, speed: 500, autoplay: 1500 },
  flashSales: { slides: 4, scroll: 1, autoplay: 3000 },
  products: { slides: 4, autoplay: 1500 },
  categories: { slides: 6, autoplay: 1500 },
  related: { slides: 4, autoplay: 1500 },
  wishlist: { slides: 4 },
  team: { slides: 3, scroll: 2, speed: 500, autoplay: 1500 },
} as const

/** Spec section 9. */
export const COUNTERS = {
  sellers: { to: 10_500, seconds: 10 },
  monthlySale: { to: 33_000, seconds: 10 },
  customers: { to: 45_500, seconds: 15 },
  annualSale: { to: 25_000, seconds: 10 },
} as const

/** Spec section 9. */
export const TOAST_MS = 2000
/** From a click on the product page to the cart or wishlist. Spec section 9. */
export const REDIRECT_MS = 2500

/** Off the first order of a new subscriber. Spec section 9 (footer). */
export const NEWSLETTER_PERCENT = 10

export const REPLY_HOURS = 24

/** decisions.md, Shop. */
export const COMPARE_LIMIT = 4
export const LOW_STOCK = 5

/** The first has no prefix (decisions.md, Chrome). */
export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
/** Those with a prefix. */
export const [, ...OTHER_LANGUAGES] = LANGUAGES
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** Makes a value for each language. */
export const inEachLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((one) => [one, make(one)])) as Record<Language, Value>

/** Makes a value for each language but English. */
export const inOtherLanguages = <Value>(make: (language: OtherLanguage) => Value) =>
  Object.fromEntries(OTHER_LANGUAGES.map((one) => [one, make(one)])) as Record<OtherLanguage, Value>

/** A token older than this is not synced. Spec section 9. */
export const TOKEN_SYNC_MS = 300_000
export const LOGGED_IN_MS = 1000

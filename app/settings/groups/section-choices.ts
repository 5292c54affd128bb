/** The shop's own texts that a section may say where nobody has written words. */
export const SHIPPED_WORDS = [
  ...['offers', 'voucher', 'phones', 'listening', 'playing', 'shopNow', 'today', 'flashSales'],
  ...['viewAllProducts', 'categories', 'browse', 'moreCategories', 'month', 'bestSelling'],
  ...['viewAll', 'music', 'buyNow', 'ourProducts', 'explore', 'featured', 'newArrival'],
  ...['consoleTitle', 'consoleText', 'womenTitle', 'womenText', 'speakersTitle', 'speakersText'],
  ...['perfumeTitle', 'perfumeText', 'ownFresh', 'ownNewest', 'ownCategories', 'ownBrowse'],
  ...['ownPopular', 'ownBest', 'ownAll'],
] as const

/** The scenes that ship with the shop, for the demo. */
export const SCENES = [
  ...['hero-phone', 'hero-2', 'hero-3', 'music-speaker'],
  ...['arrival-console', 'arrival-women', 'arrival-speakers', 'arrival-perfume'],
] as const

/** Signs of the icon sprite that a slide or a blurb may show. */
export const SECTION_SIGNS = [
  ...['apple', 'baby', 'camera', 'check', 'dumbbell', 'footprints', 'gamepad-2', 'gem'],
  ...['glasses', 'globe', 'headphones', 'headset', 'heart', 'laptop', 'monitor', 'package'],
  ...['paw-print', 'pill', 'rotate-ccw', 'shield-check', 'shirt', 'smartphone', 'sofa', 'truck'],
  'watch',
] as const

/** The rules by which a row's products are found. */
export const PRODUCT_RULES = ['discounted', 'best', 'newest', 'chosen', 'category', 'tag'] as const

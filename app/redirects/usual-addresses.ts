/** The shop's pages by the addresses that they have in other shops, and that visitors type. */
export const USUAL_PAGES: Record<string, string> = {
  '/account': '/accounts',
  '/my-account': '/accounts',
  '/about-us': '/about',
  '/bag': '/cart',
  '/basket': '/cart',
  '/catalog': '/shop',
  '/collections/all': '/shop',
  '/contact': '/contacts',
  '/contact-us': '/contacts',
  '/faqs': '/faq',
  '/favorites': '/wishlist',
  '/favourites': '/wishlist',
  '/help': '/faq',
  '/orders': '/track-order',
  '/privacy-policy': '/privacy',
  '/products': '/shop',
  '/register': '/signup',
  '/search': '/shop',
  '/sign-in': '/login',
  '/sign-up': '/signup',
  '/signin': '/login',
  '/terms-and-conditions': '/terms',
  '/terms-of-service': '/terms',
  '/tracking': '/track-order',
  '/wish-list': '/wishlist',
}

/** Returns the page of the shop that a path without language usually names. */
export const usualPage = (path: string) =>
  Object.hasOwn(USUAL_PAGES, path) ? USUAL_PAGES[path] : undefined

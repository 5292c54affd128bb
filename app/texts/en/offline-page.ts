/** In the service worker: stands in for a page that was never opened, without a network. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page was never opened in this browser, so it cannot be shown without a network. Your cart and your wishlist are kept here; nothing in them is lost.',
  retry: 'Try again',
  cart: 'Cart',
  wishlist: 'Wishlist',
}

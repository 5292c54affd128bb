/** The service worker's page for one that was never opened, when there is no network. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page was never opened in this browser, so it cannot be shown without a network. Your cart and your wishlist are kept here; nothing in them is lost.',
  retry: 'Try again',
  cart: 'Cart',
  wishlist: 'Wishlist',
  kept: 'Pages you can still open',
}

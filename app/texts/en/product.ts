/** Cards, stars, adding and wishing with their toasts: sent with every page. */
export const product = {
  addToCart: 'Add To Cart',
  addToWishlist: 'Add to wishlist',
  inWishlist: 'In your wishlist',
  quickView: 'Quick view',
  details: 'View details',
  outOfStock: 'Out of Stock',
  addedToCart: 'Added to Cart!',
  viewCart: 'View cart',
  addedToWishlist: 'Added to wishlist!',
  stockReached: {
    one: 'Only {count} is left, and it is in your cart.',
    other: 'Only {count} are left, and they are in your cart.',
  },
  before: 'Before',
  from: 'From',
  fallbackColour: 'Black',
  failed: {
    title: 'This page could not be loaded.',
    text: 'The shop did not answer just now. Nothing in your cart or wishlist is lost.',
    offline: 'You seem to be offline. Check your connection, then try again.',
    retry: 'Try again',
  },
}

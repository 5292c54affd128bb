/** The wishlist page. */
export const wishlist = {
  home: 'Home',
  title: 'Wish List',
  pageDescription:
    'What you would like to have one day: your wish list at Exclusive, kept in this browser.',
  heading: 'Wishlist({count})',
  moveAll: 'Move All To Bag',
  moved: 'Added to Cart!',
  notMoved: {
    one: '{count} product is out of stock.',
    other: '{count} products are out of stock.',
  },
  toChoose: 'Still on your list, because there is something to choose first:',
  remove: 'Remove {title}',
  removed: '{title} was removed.',
  undo: 'Undo',
  empty: 'No Products',
  returnToShop: 'Return To Shop',
  emptyHint: 'Press the heart on a product to keep it here.',
  wishes: 'Your wishes',
  justForYou: 'Just For You',
  seeAll: 'See All',
  needsScript:
    'Your wishlist is kept in this browser and nowhere else. Please switch on JavaScript to see it.',
}

import { changeCart, currentCart } from '../cart/cart-store'
import { fillIn } from '../cart/fill-in'
import { changeWishlist, currentWishlist } from './wishlist-store'

/** Completes what was just added: the page it was added on holds only a card's fields. */
export async function fillInLists() {
  await fillIn({ get: currentCart, update: changeCart })
  await fillIn({ get: currentWishlist, update: changeWishlist })
}

import type { CardProduct } from '../catalogue/product'
import { persistedList } from '../ui/persisted-list'
import * as rules from './cart'
import { countOf, readCartItem, tidyCart } from './cart'
import { writeStoredProduct } from './stored-product'

/** Key and shape: spec section 3. */
const cart = persistedList('cart', readCartItem, { writeItem: writeStoredProduct, tidy: tidyCart })

export const useCart = cart.use
export const currentCart = cart.get

export const useCartCount = () => countOf(cart.use())

/** False when the cart holds the whole stock already. */
export const addToCart = (product: CardProduct) => {
  const before = cart.get()
  return cart.update((items) => rules.addItem(items, product)) !== before
}

export const changeCart = cart.update

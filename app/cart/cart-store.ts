import type { CardProduct } from '../catalogue/product/product'
import { persistedList } from '../ui/persisted-list'
import * as rules from './cart'
import { countOf, readCartItem, tidyCart } from './cart'
import { writeStoredProduct } from './stored-product'

/** Spec section 3 gives key and shape. */
const cart = persistedList('cart', readCartItem, { writeItem: writeStoredProduct, tidy: tidyCart })

export const useCart = cart.use
export const currentCart = cart.get
export const onCartChange = cart.subscribe

export const useCartCount = () => countOf(cart.use())

/** Adds a product; returns how many pieces were added: fewer when the stock is reached. */
export const addToCart = (product: CardProduct & rules.OfVariant, pieces?: number) => {
  const before = countOf(cart.get())
  return countOf(cart.update((items) => rules.addItem(items, product, pieces))) - before
}

export const changeCart = cart.update

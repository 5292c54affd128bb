import { persistedList } from '../ui/persisted-list'
import * as rules from './cart'
import { type CartItem, countOf, readCartItem, tidyCart } from './cart'
import type { KeptProduct } from './kept-product'

const cart = persistedList<CartItem>('cart', readCartItem, { tidy: tidyCart }) // key: spec section 3

/** The cart as stored in this browser; empty on the server and while hydrating. */
export const useCart = cart.use
export const currentCart = cart.get

/** How many articles are in the cart: its badge. */
export const useCartCount = () => countOf(cart.use())

/** Adds one; false when the stock, as far as known, holds no more of it. */
export const addToCart = (product: KeptProduct) => {
  const before = cart.get()
  return cart.update((items) => rules.addItem(items, product)) !== before
}

/** Adds one of each (Move All To Bag), in one change; tells how many could not be added. */
export function addAllToCart(products: readonly KeptProduct[]) {
  let refused = 0
  cart.update((items) => {
    refused = 0
    return products.reduce<readonly CartItem[]>((kept, product) => {
      const next = rules.addItem(kept, product)
      if (next === kept) refused++
      return next
    }, items)
  })
  return refused
}

/*
 * Rows are named by product here, not by position: between a click and the write another tab may
 * have removed a row above.
 */
const atProduct =
  (rule: (items: readonly CartItem[], position: number) => readonly CartItem[]) => (id: number) =>
    cart.update((items) =>
      rule(
        items,
        items.findIndex((item) => item.id === id),
      ),
    )

export const incrementInCart = atProduct(rules.increment)
export const decrementInCart = atProduct(rules.decrement)
export const removeFromCart = atProduct(rules.removeAt)

export const setQuantityInCart = (id: number, quantity: number) =>
  atProduct((items, position) => rules.setQuantity(items, position, quantity))(id)

/** Undo of a removal. */
export const putBackInCart = (position: number, item: CartItem) =>
  cart.update((items) => rules.putBack(items, position, item))

/** Any other change, e.g. bringing the copies up to date with the catalogue. */
export const changeCart = cart.update

import type { CardProduct } from '../catalogue/product'
import { persistedList } from '../ui/persisted-list'
import * as rules from './cart'
import { type CartItem, countOf, readCartItem, tidyCart, writeCartItem } from './cart'

/** Key and shape: spec section 3. */
const cart = persistedList('cart', readCartItem, { writeItem: writeCartItem, tidy: tidyCart })

export const useCart = cart.use
export const currentCart = cart.get

export const useCartCount = () => countOf(cart.use())

/** False when the cart holds the whole stock already. */
export const addToCart = (product: CardProduct) => {
  const before = cart.get()
  return cart.update((items) => rules.addItem(items, product)) !== before
}

/** Returns how many could not be added. */
export function addAllToCart(products: readonly CardProduct[]) {
  let refused = 0
  cart.update((items) => {
    refused = 0
    return products.reduce<readonly CartItem[]>((list, product) => {
      const next = rules.addItem(list, product)
      if (next === list) refused++
      return next
    }, items)
  })
  return refused
}

/** By id, because another tab may have removed a row above meanwhile. */
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

export const putBackInCart = (position: number, item: CartItem) =>
  cart.update((items) => rules.putBack(items, position, item))

export const changeCart = cart.update

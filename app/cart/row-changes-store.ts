import type { CardProduct } from '../catalogue/product'
import { addItem, type CartItem } from './cart'
import { changeCart } from './cart-store'
import * as rules from './row-changes'

/** Returns how many could not be added. */
export function addAllToCart(products: readonly CardProduct[]) {
  let refused = 0
  changeCart((items) => {
    refused = 0
    return products.reduce<readonly CartItem[]>((list, product) => {
      const next = addItem(list, product)
      if (next === list) refused++
      return next
    }, items)
  })
  return refused
}

/** By id, because another tab may have removed a row above meanwhile. */
const atProduct =
  (rule: (items: readonly CartItem[], position: number) => readonly CartItem[]) => (id: number) =>
    changeCart((items) =>
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
  changeCart((items) => rules.putBack(items, position, item))

import type { CardProduct } from '../catalogue/product/product'
import { addItem, type CartItem, type LineKey, lineKey } from './cart'
import { changeCart } from './cart-store'
import * as rules from './row-changes'

/** Adds products and returns how many could not be added. */
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

/** Finds the row by its key, because another tab may have removed a row above meanwhile. */
const atLine =
  (rule: (items: readonly CartItem[], position: number) => readonly CartItem[]) => (key: LineKey) =>
    changeCart((items) =>
      rule(
        items,
        items.findIndex((item) => lineKey(item) === key),
      ),
    )

export const incrementInCart = atLine(rules.increment)
export const decrementInCart = atLine(rules.decrement)
export const removeFromCart = atLine(rules.removeAt)

export const setQuantityInCart = (key: LineKey, quantity: number) =>
  atLine((items, position) => rules.setQuantity(items, position, quantity))(key)

export const putBackInCart = (position: number, item: CartItem) =>
  changeCart((items) => rules.putBack(items, position, item))

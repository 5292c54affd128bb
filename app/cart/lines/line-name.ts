import type { ChosenOption } from '../../catalogue/product/variant'
import { fill } from '../../texts/fill'
import { type CartItem, lineVariant } from '../cart'

export const cartLineTitle = ({ id, title }: CartItem, unnamed: string) =>
  title || fill(unnamed, { id })

/** Returns the chosen options. Stored content may come from another writer, in any shape. */
export const chosenOf = ({ chosen }: { chosen?: unknown }): ChosenOption[] =>
  Array.isArray(chosen)
    ? chosen.filter((one) => typeof one?.name === 'string' && typeof one.value === 'string')
    : []

/** Returns the product's path, with the chosen variant as long as it is sold. */
export function pathOf(item: CartItem) {
  const variant = item.stock > 0 && lineVariant(item)
  return `/shop/${item.id}${variant ? `?variant=${variant}` : ''}`
}

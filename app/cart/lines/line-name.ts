import type { ChosenOption } from '../../catalogue/variants/variant'
import { fill } from '../../texts/fill'
import { type CartItem, variantOf } from '../cart'

export const titleOf = ({ id, title }: CartItem, unnamed: string) => title || fill(unnamed, { id })

/** Stored content may be of another writer, and of any shape. */
export const chosenOf = ({ chosen }: { chosen?: unknown }): ChosenOption[] =>
  Array.isArray(chosen)
    ? chosen.filter((one) => typeof one?.name === 'string' && typeof one.value === 'string')
    : []

/** Of its product, with what was chosen as long as it is sold. */
export function pathOf(item: CartItem) {
  const variant = item.stock > 0 && variantOf(item)
  return `/shop/${item.id}${variant ? `?variant=${variant}` : ''}`
}

import type { CardProduct } from '../catalogue/product'

type Items = readonly CardProduct[]

const MAX_WISHES = 500

/** Spec section 4: ignored when a product with that id is there, else appended. */
export const addWish = (items: Items, product: CardProduct): Items =>
  items.length >= MAX_WISHES || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export const removeWishAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

export const tidyWishes = (items: Items): Items =>
  items.reduce((list, item) => addWish(list, item), [] as Items)

/** Those of which something is to be chosen before they can be bought, and the others. */
export function byChoice(wishes: Items): [open: Items, ready: Items] {
  const isOpen = ({ options, stock }: CardProduct) => Boolean(options) && stock > 0
  return [wishes.filter(isOpen), wishes.filter((wish) => !isOpen(wish))]
}

/** 'Size, Colour'. Stored content may be of another writer, and of any shape. */
export const optionNames = ({ options }: { options?: unknown }) =>
  Array.isArray(options) ? options.flatMap((one) => one?.name ?? []).join(', ') : ''

/** With the price, stock and options of today. */
export const renewed = (wishes: Items, cards: Items): Items =>
  wishes.map((wish) => {
    const card = cards.find(({ id }) => id === wish.id)
    if (!card) return wish
    const { price, stock, options } = card
    return { ...wish, price, stock, options }
  })

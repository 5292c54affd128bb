import type { CardProduct } from '../catalogue/product/product'

type Items = readonly CardProduct[]

const MAX_WISHES = 500

/** Appends a product, unless one with its id is there (spec section 4). */
export const addWish = (items: Items, product: CardProduct): Items =>
  items.length >= MAX_WISHES || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export const removeWishAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

export const tidyWishes = (items: Items): Items =>
  items.reduce((list, item) => addWish(list, item), [] as Items)

/** Splits wishes into those with an option to choose before they can be bought, and the others. */
export function byChoice(wishes: Items): [open: Items, ready: Items] {
  const isOpen = ({ options, stock }: CardProduct) => Boolean(options) && stock > 0
  return [wishes.filter(isOpen), wishes.filter((wish) => !isOpen(wish))]
}

type Offer = Pick<CardProduct, 'price' | 'lowestBefore' | 'from' | 'stock' | 'options'> &
  Partial<Pick<CardProduct, 'discountPercentage'>>

/** Returns the wishes with today's prices and what is to be chosen; offers are by product id. */
export const renewed = (wishes: Items, offers: ReadonlyMap<number, Offer | undefined>): Items =>
  wishes.map((wish) => {
    const offer = offers.get(wish.id)
    if (!offer) return wish
    const { price, lowestBefore, from, stock, options = [] } = offer
    const { discountPercentage = wish.discountPercentage } = offer
    const now = { price, discountPercentage, lowestBefore, from, stock }
    return { ...wish, ...now, options: options[0] && options }
  })

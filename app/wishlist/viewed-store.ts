import { readStoredProduct } from '../cart/stored-product'
import type { CardProduct } from '../catalogue/product/product'
import { persistedList } from '../ui/persisted-list'

const MAX_VIEWED = 12
/** One card of what was viewed would leave its row of a page white. */
export const FEWEST_VIEWED = 2
/** Returns the class of a row of cards: two fill it on a phone and a tablet, not on a desktop. */
export const viewedOn = (cards: number) => (cards === FEWEST_VIEWED ? 'lg:hidden' : '')

export type Viewed = Pick<CardProduct, 'id' | 'category'>

const viewed = persistedList<Viewed>('viewed', (value) => {
  const product = readStoredProduct(value)
  return product && { id: product.id, category: product.category }
})

/** Returns the products viewed in this browser, the last first; the list is never sent. */
export const currentViewed = () => viewed.get().slice(0, MAX_VIEWED)

export const noteViewed = ({ id, category }: Viewed) =>
  viewed.update((items) =>
    items[0]?.id === id
      ? items
      : [{ id, category }, ...items.filter((item) => item.id !== id)].slice(0, MAX_VIEWED),
  )

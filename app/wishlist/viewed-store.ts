import { type KeptProduct, readKeptProduct } from '../cart/kept-product'
import { persistedList } from '../ui/persisted-list'

/** Enough to know what somebody is after, and little to keep. */
const MAX_VIEWED = 12

/** What Just For You goes by of a product that was looked at. */
export type Viewed = Pick<KeptProduct, 'id' | 'category'>

const viewed = persistedList<Viewed>('viewed', (value) => {
  const product = readKeptProduct(value)
  return product && { id: product.id, category: product.category }
})

/** The products looked at in this browser, the last one first. They never leave it. */
export const currentViewed = () => viewed.get().slice(0, MAX_VIEWED)

export const noteViewed = ({ id, category }: Viewed) =>
  viewed.update((items) =>
    items[0]?.id === id
      ? items
      : [{ id, category }, ...items.filter((item) => item.id !== id)].slice(0, MAX_VIEWED),
  )

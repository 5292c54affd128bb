import { type KeptProduct, readKeptProduct } from '../cart/kept-product'
import { persistedList } from '../ui/persisted-list'
import { addWish, removeWishAt, tidyWishes } from './wishlist'

const wishlist = persistedList<KeptProduct>('wishlist', readKeptProduct, { tidy: tidyWishes }) // key: spec section 3

/** The wishlist as stored in this browser; empty on the server and while hydrating. */
export const useWishlist = wishlist.use
export const currentWishlist = wishlist.get

/** Adds a product; one that is there already stays as it is. */
export const addToWishlist = (product: KeptProduct) =>
  wishlist.update((items) => addWish(items, product))

/** By product rather than position: another tab may have removed one above meanwhile. */
export const removeFromWishlist = (id: number) =>
  wishlist.update((items) =>
    removeWishAt(
      items,
      items.findIndex((item) => item.id === id),
    ),
  )

/** Undo of a removal; one added again meanwhile stays as it is. */
export const putBackWish = (position: number, wish: KeptProduct) =>
  wishlist.update((items) =>
    items.some(({ id }) => id === wish.id) ? items : items.toSpliced(position, 0, wish),
  )

/** Any other change, e.g. bringing the copies up to date with the catalogue. */
export const changeWishlist = wishlist.update

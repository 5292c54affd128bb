import { readStoredProduct, writeStoredProduct } from '../cart/stored-product'
import type { CardProduct } from '../catalogue/product/product'
import { persistedList } from '../ui/persisted-list'
import { addWish, removeWishAt, tidyWishes } from './wishlist'

/** Spec section 3 gives key and shape. */
const wishlist = persistedList('wishlist', readStoredProduct, {
  writeItem: writeStoredProduct,
  tidy: tidyWishes,
})

export const useWishlist = wishlist.use
export const currentWishlist = wishlist.get

export const addToWishlist = (product: CardProduct) =>
  wishlist.update((items) => addWish(items, product))

/** Removes by product id: another tab may have removed one above since the page was drawn. */
export const removeFromWishlist = (id: number) =>
  wishlist.update((items) =>
    removeWishAt(
      items,
      items.findIndex((item) => item.id === id),
    ),
  )

export const putBackWish = (position: number, wish: CardProduct) =>
  wishlist.update((items) =>
    items.some(({ id }) => id === wish.id) ? items : items.toSpliced(position, 0, wish),
  )

export const changeWishlist = wishlist.update

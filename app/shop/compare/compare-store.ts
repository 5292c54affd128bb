import { readStoredProduct, writeStoredProduct } from '../../cart/stored-product'
import type { CardProduct } from '../../catalogue/product'
import { persistedList } from '../../ui/persisted-list'
import { addCompared, removeCompared, tidyCompared } from './compare'

const compared = persistedList('compare', readStoredProduct, {
  writeItem: writeStoredProduct,
  tidy: tidyCompared,
})

export const useCompared = compared.use

/** False when four others are compared already. */
export const addToCompare = (product: CardProduct) =>
  compared.update((items) => addCompared(items, product)).some(({ id }) => id === product.id)

export const removeFromCompare = (id: number) =>
  compared.update((items) => removeCompared(items, id))

export const clearCompare = () => compared.update((items) => (items.length > 0 ? [] : items))

import { readStoredProduct, writeStoredProduct } from '../../cart/stored-product'
import type { CardProduct } from '../../catalogue/product/product'
import { persistedList } from '../../ui/persisted-list'
import { addCompared, removeCompared, tidyCompared } from './compare'

const compared = persistedList('compare', readStoredProduct, {
  writeItem: writeStoredProduct,
  tidy: tidyCompared,
})

export const useCompared = compared.use

export type CompareOutcome = 'added' | 'there' | 'full'

/** Adds a product. Returns 'there' if it was compared already, 'full' if four others are. */
export function addToCompare(product: CardProduct): CompareOutcome {
  const isThere = (items: readonly CardProduct[]) => items.some(({ id }) => id === product.id)
  if (isThere(compared.get())) return 'there'
  return isThere(compared.update((items) => addCompared(items, product))) ? 'added' : 'full'
}

export const removeFromCompare = (id: number) =>
  compared.update((items) => removeCompared(items, id))

export const clearCompare = () => compared.update((items) => (items.length > 0 ? [] : items))

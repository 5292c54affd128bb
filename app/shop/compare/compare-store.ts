import { type KeptProduct, readKeptProduct } from '../../cart/kept-product'
import { persistedList } from '../../ui/persisted-list'
import { addCompared, removeCompared, tidyCompared } from './compare'

const compared = persistedList<KeptProduct>('compare', readKeptProduct, { tidy: tidyCompared })

/** The products that this browser compares, at most four; empty while hydrating. */
export const useCompared = compared.use

/** False when there are four others already. */
export const addToCompare = (product: KeptProduct) =>
  compared.update((items) => addCompared(items, product)).some(({ id }) => id === product.id)

export const removeFromCompare = (id: number) =>
  compared.update((items) => removeCompared(items, id))

export const clearCompare = () => compared.update((items) => (items.length > 0 ? [] : items))

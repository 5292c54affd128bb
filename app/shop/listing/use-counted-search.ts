import { useEffect } from 'react'
import type { CardProduct } from '../../catalogue/product/product'
import { productPath } from '../../catalogue/product/product-path'

interface Counted {
  counted?: { q: string; answer?: string }
  products: readonly CardProduct[]
  similar: { products: readonly CardProduct[] }
}

/** Counts a search once its page is shown; the code for it loads with the first one. */
export function useCountedSearch({ counted, products, similar }: Counted) {
  useEffect(() => {
    if (!counted) return
    let isLeft = false
    let leave = () => {}
    import('./count-search').then(
      (search) => {
        const all = [...products, ...similar.products]
        const paths = new Map(all.map((product) => [productPath(product), product.id]))
        if (!isLeft) leave = search.countSearch({ ...counted, products: paths })
      },
      () => {}, // Offline, nobody hears of it.
    )
    return () => {
      isLeft = true
      leave()
    }
  }, [counted, products, similar])
}

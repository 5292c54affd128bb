import type { HeadersFunction } from 'react-router'

/** The header that names what a response shows; it is removed before the response leaves. */
export const CACHE_TAG = 'Cache-Tag'

/** The header with the moment (epoch milliseconds) at which the response is out of date. */
export const SHOWN_UNTIL = 'Shown-Until'

/** The tag of a page that depends on which products exist, whichever it shows. */
export const LISTING = 'listing'
/** The tag of a page that counts or lists what is in stock, whichever it shows. */
export const IN_STOCK = 'in-stock'
/** The tag of the page that orders products by how many were sold. */
export const BEST_SELLING = 'best-selling'

/** The tag of a page that shows anything of the product. */
export const productTag = (id: number) => `product-${id}`
/** The tag of a page that also shows whether the product can be bought: one of the two. */
export const availableTag = (id: number) => `available-${id}`
export const soldOutTag = (id: number) => `sold-out-${id}`
/** The tag of the page that shows how many pieces are left. */
export const stockLineTag = (id: number) => `stock-${id}`

interface Shown {
  id: number
  /** Omitted by a page that shows nothing of the stock. */
  stock?: number
}

/** Returns options for `data()`; the route must export `loaderHeaders` as `headers` too. */
export const cacheTags = (products: readonly Shown[], ...others: string[]) => ({
  headers: { [CACHE_TAG]: [...new Set([...others, ...products.flatMap(tagsOfShown)])].join(',') },
})

function tagsOfShown({ id, stock }: Shown) {
  if (stock === undefined) return [productTag(id)]
  return [productTag(id), stock < 1 ? soldOutTag(id) : availableTag(id)]
}

/** Returns a loader's headers; React Router sends them only for routes that export this. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set(headers.get(CACHE_TAG)?.split(/, ?/))

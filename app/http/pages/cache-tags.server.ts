import type { HeadersFunction } from 'react-router'

/** Names what a response shows, as CDNs read it. Removed before a response leaves the shop. */
export const CACHE_TAG = 'Cache-Tag'

/** Carried by a page that depends on which products there are, whichever it shows. */
export const LISTING = 'listing'
/** Carried by the page that orders products by how many were sold. */
export const BEST_SELLING = 'best-selling'

/** Carried by a page that shows anything of the product. */
export const productTag = (id: number) => `product-${id}`
/** Carried beside it by a page that shows whether it can be bought: one of the two. */
export const availableTag = (id: number) => `available-${id}`
export const soldOutTag = (id: number) => `sold-out-${id}`
/** Carried by the page that shows how many pieces are left. */
export const stockLineTag = (id: number) => `stock-${id}`

interface Shown {
  id: number
  /** Left out by a page that shows nothing of it. */
  stock?: number
}

/** For `data()` in a loader; the route must export `loaderHeaders` as its `headers` too. */
export const cacheTags = (products: readonly Shown[], ...others: string[]) => ({
  headers: { [CACHE_TAG]: [...new Set([...others, ...products.flatMap(tagsOfShown)])].join(',') },
})

function tagsOfShown({ id, stock }: Shown) {
  if (stock === undefined) return [productTag(id)]
  return [productTag(id), stock < 1 ? soldOutTag(id) : availableTag(id)]
}

/** React Router sends the headers of a loader only where the route says so. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set(headers.get(CACHE_TAG)?.split(/, ?/))

import type { HeadersFunction } from 'react-router'

/** Names what a response shows, as CDNs read it. Removed before a response leaves the shop. */
export const CACHE_TAG = 'Cache-Tag'

/** Carried by a page that depends on which products there are: every change makes it stale. */
export const LISTING = 'listing'

export const productTag = (id: number) => `product-${id}`

/** For `data()` in a loader; the route must export `loaderHeaders` as its `headers` too. */
export const cacheTags = (products: readonly { id: number }[], ...others: (typeof LISTING)[]) => ({
  headers: { [CACHE_TAG]: [...others, ...products.map(({ id }) => productTag(id))].join(',') },
})

/** React Router sends the headers of a loader only where the route says so. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set(headers.get(CACHE_TAG)?.split(/, ?/))

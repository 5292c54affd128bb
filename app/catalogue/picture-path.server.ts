import { hash } from 'node:crypto'

/**
 * The path of a product's picture: our own unchanged, an imported one as
 * `/media/products/{id}-{n}-{hash of its URL}` (n is 0 for the thumbnail), so that a changed URL is
 * a new path and the browser never learns the URL.
 */
export function picturePath(productId: number, n: number, source: string) {
  if (source.startsWith('/')) return source
  return `/media/products/${productId}-${n}-${addressHash(source)}`
}

export const addressHash = (source: string) => hash('sha1', source, 'hex').slice(0, 10)

import { hash } from 'node:crypto'

/**
 * Where the shop serves a product's picture: our own paths as they stand, pictures of an imported
 * catalogue under `/media/products/{id}-{n}-{hash of the address}` (n is 0 for the thumbnail), so
 * that a changed address is a new path. The address itself never reaches the browser.
 */
export function picturePath(productId: number, n: number, source: string) {
  if (source.startsWith('/')) return source
  return `/media/products/${productId}-${n}-${addressHash(source)}`
}

export const addressHash = (source: string) => hash('sha1', source, 'hex').slice(0, 10)

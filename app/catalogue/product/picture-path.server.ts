import { hash } from 'node:crypto'

/** `/media/products/{id}-{n}-{URL hash}`: a changed URL is a new path. n 0 is the thumbnail. */
export function picturePath(productId: number, n: number, source: string) {
  if (source.startsWith('/')) return source
  return `/media/products/${productId}-${n}-${addressHash(source)}`
}

export const addressHash = (source: string) => hash('sha1', source, 'hex').slice(0, 10)

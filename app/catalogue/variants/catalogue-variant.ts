import type { CatalogueVariant } from '../product'
import type { Variant } from './variant'

/** As the catalogue API and files have it: in dollars. */
export function toCatalogueVariant({ compareAt, ...variant }: Variant): CatalogueVariant {
  const { id, sku, gtin, values, price, ...more } = variant
  return {
    id,
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    values,
    price: price / 100,
    ...(compareAt !== undefined && { compareAtPrice: compareAt / 100 }),
    ...more,
  }
}

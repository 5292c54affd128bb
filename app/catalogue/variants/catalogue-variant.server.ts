import { minorUnitsOf } from '../../texts/currency.server'
import type { CatalogueVariant } from '../product/product'
import type { Variant } from '../product/variant'

/** Returns a variant as the API and files have it, in the shop's currency. */
export function toCatalogueVariant({
  compareAt,
  lowestBefore: _,
  ...variant
}: Variant): CatalogueVariant {
  const { id, sku, gtin, values, price, ...more } = variant
  return {
    id,
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    values,
    price: price / minorUnitsOf(),
    ...((compareAt ?? 0) > price && { compareAtPrice: (compareAt as number) / minorUnitsOf() }),
    ...more,
  }
}

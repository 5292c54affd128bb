/** Returns a row where the shop is the merchant's own. A thread without settings asks, too. */
export const OWN_SHOP = `select 1 as own from settings where key = 'shop.kind' and value = '"own"'`

const REDUCED = (price: string, before: string) =>
  `case when ${before} > ${price}
    then cast(10000 * cast(${before} - ${price} as bigint) / ${before} as integer) else 0 end`

const BEFORE = 'min(coalesce(variants.lowest_before, variants.price))'

/** The reduction of the cheapest variants, those whose price is the product's. */
const OF_VARIANTS = `(select ${REDUCED('min(variants.price)', BEFORE)} from variants
  where variants.product_id = products.id and variants.listed = 1
  and variants.price = products.price)`

/**
 * Returns SQL for the reduction of a row of `products` by which lists are sorted, in whole
 * hundredths of a percent: what `shownReduction` shows of it.
 */
export const shownDiscount = (own: boolean) =>
  own
    ? `coalesce(case when products.options is null
        then ${REDUCED('products.price', 'products.lowest_before')} else ${OF_VARIANTS} end, 0)`
    : 'discount'

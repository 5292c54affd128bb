/** A shipping rate; amounts in cents. */
export interface ShippingRate {
  cents: number
  /** Shipping is free for orders of at least this much, after discount. */
  freeFrom?: number
  /** Without it, the rate holds for any weight. */
  upToGrams?: number
}

export interface Parcel {
  /** The subtotal less discount, in cents. */
  goods: number
  /** NaN where the weight is unknown. */
  grams: number
}

/** Returns the first rate that carries the weight; undefined when none does. */
export const rateFor = <Rate extends ShippingRate>(rates: readonly Rate[], { grams }: Parcel) =>
  rates.find(({ upToGrams }) => upToGrams === undefined || grams <= upToGrams)

/** Returns the cost in cents; undefined where no rate carries the weight. */
export function shippingCents(rates: readonly ShippingRate[], parcel: Parcel) {
  const rate = rateFor(rates, parcel)
  return rate && (parcel.goods >= (rate.freeFrom ?? Number.POSITIVE_INFINITY) ? 0 : rate.cents)
}

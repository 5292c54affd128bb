/** Amounts in cents. */
export interface ShippingRate {
  cents: number
  /** Of orders of at least this much, after discount, shipping is free. */
  freeFrom?: number
  /** Without it, any weight. */
  upToGrams?: number
}

export interface Parcel {
  /** Subtotal less discount, in cents. */
  goods: number
  /** NaN where it is not known. */
  grams: number
}

/** Of the rates that carry the weight the first one holds. Undefined: none does. */
export const rateFor = <Rate extends ShippingRate>(rates: readonly Rate[], { grams }: Parcel) =>
  rates.find(({ upToGrams }) => upToGrams === undefined || grams <= upToGrams)

/** In cents; undefined where no rate carries the weight. */
export function shippingCents(rates: readonly ShippingRate[], parcel: Parcel) {
  const rate = rateFor(rates, parcel)
  return rate && (parcel.goods >= (rate.freeFrom ?? Number.POSITIVE_INFINITY) ? 0 : rate.cents)
}

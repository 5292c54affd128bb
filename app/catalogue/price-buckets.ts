import { PRICE_BUCKETS } from '../business'

/** Name of a price range a list can be filtered by, as the address of the listing carries it. */
export type PriceBucket = keyof typeof PRICE_BUCKETS

export const priceBuckets = Object.keys(PRICE_BUCKETS) as PriceBucket[]

/** A bucket's name as a path or query carries it, or undefined. */
export const readPriceBucket = (text: string | null) =>
  priceBuckets.find((bucket) => bucket === text)

/** Whether a price in cents is in a bucket: strictly between its bounds. Spec section 5. */
export function isInBucket(bucket: PriceBucket, cents: number) {
  const { above, below } = PRICE_BUCKETS[bucket]
  return cents > above && cents < below
}

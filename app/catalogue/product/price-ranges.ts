import { PRICE_BUCKETS } from '../../business.ts'

export type PriceBucket = keyof typeof PRICE_BUCKETS

export const priceBuckets = Object.keys(PRICE_BUCKETS) as PriceBucket[]

export const readPriceBucket = (text: string | null) =>
  priceBuckets.find((bucket) => bucket === text)

/** Tells whether cents are strictly between the bounds. Spec section 5. */
export function isInBucket(bucket: PriceBucket, cents: number) {
  const { above, below } = PRICE_BUCKETS[bucket]
  return cents > above && cents < below
}

import type { ShippingRate } from '../../cart/shipping/shipping-rates'

/** The stored zone and rate that priced an order's shipping. */
export interface ShippedBy {
  zone: string
  rate: ShippingRate
}

import type { ShippingRate } from '../../cart/shipping/shipping-rates'

/** What an order keeps of how its shipping was priced. */
export interface ShippedBy {
  zone: string
  rate: ShippingRate
}

import type { ShippingRate } from '../../cart/shipping/shipping-rates'

export interface ShippedBy {
  zone: string
  rate: ShippingRate
}

import type { Finder } from './api/finder'
import { customerFinder } from './customers/customer-finder'
import { couponFinder } from './discounts/coupon-finder'
import { messageFinder } from './messages/message-finder'
import { orderFinder } from './orders/order-finder.server'
import { productFinder } from './products/find-products'

/** Every finder of the palette, room by room. */
export const finders: Finder[] = [
  orderFinder,
  productFinder,
  customerFinder,
  couponFinder,
  messageFinder,
]

import { customerFinder } from '../customers/customer-finder'
import { couponFinder } from '../discounts/coupon-finder'
import { messageFinder } from '../messages/message-finder'
import type { Finder } from './finder'

/** What the palette searches, a finder a room. */
export const finders: Finder[] = [customerFinder, couponFinder, messageFinder]

import { orderFinder } from '../orders/order-finder.server'
import { productFinder } from '../products/find-products'
import type { Finder } from './finder'

/** What the palette searches, a finder a room. */
export const finders: Finder[] = [orderFinder, productFinder]

import { DEMO_COUNTRY } from '../../business'
import type { DeliveryPlace } from '../../orders/order/arrival'
import type { DeliveryResult } from './delivery'

/** Returns the country of a delivery result; a foreign post code does not name one. */
export const deliveryCountry = (result: DeliveryResult, home?: string) =>
  'code' in result
    ? ({
        ...(result.area === 'bangladesh' && { country: DEMO_COUNTRY }),
        ...(result.area === 'home' && { country: home }),
        postCode: result.code,
      } satisfies DeliveryPlace)
    : undefined

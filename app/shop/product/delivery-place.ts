import type { Place } from '../../orders/delivery/arrival'
import type { DeliveryResult } from './delivery'

/** A code of another country does not say which. */
export const placeOf = (result: DeliveryResult, home?: string) =>
  'code' in result
    ? ({
        ...(result.area === 'bangladesh' && { country: 'BD' }),
        ...(result.area === 'home' && { country: home }),
        postCode: result.code,
      } satisfies Place)
    : undefined

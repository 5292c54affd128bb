import type { Place } from '../../orders/delivery/arrival'
import type { DeliveryResult } from './delivery'

/** A code of another country does not say which. */
export const placeOf = (result: DeliveryResult) =>
  'code' in result
    ? ({
        ...(result.area === 'bangladesh' && { country: 'BD' }),
        postCode: result.code,
      } satisfies Place)
    : undefined

import { parseUrl } from '../../input/parsed'
import { settings } from '../../settings/settings.server'
import { asciiDigits } from '../../text-core/digits'
import type { Order } from './order'

/**
 * Returns where the order's parcel can be followed: what the merchant wrote instead of a number, or
 * the parcel service's address in the settings, with digits of any script as 0 to 9. Undefined where
 * nobody said.
 */
export function parcelLink({ carrier, tracking }: Pick<Order, 'carrier' | 'tracking'>) {
  if (!tracking) return undefined
  if (isWebAddress(tracking)) return tracking
  const name = asCompared(carrier ?? '')
  const service = settings().shipping.carriers.find((one) => asCompared(one.name) === name)
  return service?.link.replaceAll('{number}', encodeURIComponent(asciiDigits(tracking)))
}

/** A name is the same in any case, with and without spaces and hyphens: 'D-H-L', 'dhl'. */
const asCompared = (name: string) => name.replace(/[\s-]/g, '').toLowerCase()

const isWebAddress = (text: string) =>
  ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '') && !/\s/.test(text)

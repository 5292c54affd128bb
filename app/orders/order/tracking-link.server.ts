import { parseUrl } from '../../input/parsed'
import { settings } from '../../settings/settings.server'
import type { Order } from './order'

/**
 * Returns where the order's parcel can be followed: what the merchant wrote instead of a number, or
 * the parcel service's address in the settings. Undefined where nobody said.
 */
export function parcelLink({ carrier, tracking }: Pick<Order, 'carrier' | 'tracking'>) {
  if (!tracking) return undefined
  if (isWebAddress(tracking)) return tracking
  const name = carrier?.trim().toLowerCase()
  const service = settings().shipping.carriers.find((one) => one.name.toLowerCase() === name)
  return service?.link.replaceAll('{number}', encodeURIComponent(tracking))
}

const isWebAddress = (text: string) =>
  ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '') && !/\s/.test(text)

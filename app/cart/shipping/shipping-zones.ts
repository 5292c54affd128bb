import { type Parcel, type ShippingRate, shippingCents } from './shipping-rates'

export interface ShippingZone {
  name: string
  /** ISO 3166-1 alpha-2, or `*` for countries that no other zone has. */
  countries: string[]
  /** Each is `1000-1999`, `75*` or one code; absent for all codes. */
  postCodes?: string[]
  rates: ShippingRate[]
}

export interface Destination {
  country?: string
  postCode?: string
}

/** The zone of a parcel, or a refusal. `from`: another address may cost something else. */
export type ParcelSending =
  | { zone: ShippingZone; from: boolean }
  | { refused: 'country' | 'postCode'; country: string }

/** Returns the first zone with country and post code, else the first of `*` with the code. */
export const zoneOf = (zones: readonly ShippingZone[], country: string, postCode: string) =>
  of(zones, country).find((zone) => hasCode(zone, postCode)) ??
  of(zones, '*').find((zone) => hasCode(zone, postCode))

/**
 * Returns how a parcel is sent, as far as its address is known (by default `home`): of several
 * possible zones, the cheapest.
 */
export function sendingTo(
  zones: readonly ShippingZone[],
  { country, postCode }: Destination,
  { home, parcel }: { home: string; parcel: Parcel },
): ParcelSending {
  if (country && postCode) {
    const zone = zoneOf(zones, country, postCode)
    if (zone) return { zone, from: false }
    return { refused: of(zones, country).length > 0 ? 'postCode' : 'country', country }
  }
  const possible = country || !postCode ? zonesWithin(zones, country ?? home) : zones
  const fallback = country ? [] : zones
  const zone = cheapest(possible.length > 0 ? possible : fallback, parcel)
  if (!zone) return { refused: 'country', country: country ?? home }
  return { zone, from: !(country ? possible : zones).every((one) => one === zone) }
}

/** Returns the zones that an address in the country may be in, whatever its post code. */
export function zonesWithin(zones: readonly ShippingZone[], country: string) {
  const possible: ShippingZone[] = []
  for (const zone of [...of(zones, country), ...of(zones, '*')]) {
    possible.push(zone)
    if (!zone.postCodes) break // This zone takes all that is left.
  }
  return possible
}

function cheapest(zones: readonly ShippingZone[], parcel: Parcel) {
  const cost = ({ rates }: ShippingZone) => shippingCents(rates, parcel) ?? Number.POSITIVE_INFINITY
  return zones.reduce<ShippingZone | undefined>(
    (best, zone) => (best && cost(best) <= cost(zone) ? best : zone),
    undefined,
  )
}

const of = (zones: readonly ShippingZone[], country: string) =>
  zones.filter(({ countries }) => countries.includes(country))

const bare = (code: string) => code.toUpperCase().replace(/[\s-]/g, '')

function hasCode({ postCodes }: ShippingZone, postCode: string) {
  const code = bare(postCode)
  return postCodes === undefined || postCodes.some((pattern) => fits(pattern, code))
}

function fits(pattern: string, code: string) {
  if (pattern.endsWith('*')) return code.startsWith(bare(pattern.slice(0, -1)))
  const [first = '', last = first] = pattern.split('-').map(bare)
  if (first === last) return code === first
  return first <= code.slice(0, first.length) && code.slice(0, last.length) <= last
}

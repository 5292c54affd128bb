import { DAY_MS } from '../durations'

/** The names in use of zones that `Intl` calls as they were called once. */
const NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}
const HALF_A_YEAR_MS = 182 * DAY_MS

export const zoneInUse = (name: string) => NAMES[name] ?? name

/** Returns what the zone's clocks show at a moment (epoch milliseconds), and half a year later. */
export const clocksOf = (timeZone: string, at: number) =>
  [at, at + HALF_A_YEAR_MS].map((time) => new Date(time).toLocaleString('sv', { timeZone })).join()

/** Returns the zone of a country in which all clocks show the same; undefined in other countries. */
export function timeZoneOf(country: string, now: number) {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  // TypeScript does not know the method yet, nor do older browsers.
  const locale: { getTimeZones?(): string[] | undefined } = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? []
  const clocks = new Set(zones.map((zone) => clocksOf(zone, now)))
  return zones[0] && clocks.size === 1 ? zoneInUse(zones[0]) : undefined
}

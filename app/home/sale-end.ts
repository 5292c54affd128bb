import { FLASH_SALE_YEARS } from '../business'

/**
 * Returns the sale's end in epoch milliseconds: the moment that was set (ISO 8601), else two years
 * after the page load (spec section 9).
 */
export function saleEnd(set: string | undefined, loaded: number) {
  if (set) return Date.parse(set)
  const end = new Date(loaded)
  end.setFullYear(end.getFullYear() + FLASH_SALE_YEARS)
  return end.getTime()
}

/** Splits milliseconds into whole days, hours, minutes and seconds, never negative. */
export function countdownParts(span: number) {
  const seconds = Math.max(0, Math.ceil(span / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

import { useEffect, useState } from 'react'
import { FLASH_SALE_YEARS } from '../business'

const SECOND = 1000

/** When the sale ends: as set, else two years after the page was loaded (spec section 9). */
export function saleEnd(set: string | undefined, loaded: number) {
  if (set) return Date.parse(set)
  const end = new Date(loaded)
  end.setFullYear(end.getFullYear() + FLASH_SALE_YEARS)
  return end.getTime()
}

/** Days, hours, minutes and seconds of a time span in milliseconds, whole and never negative. */
export function partsOf(span: number) {
  const seconds = Math.max(0, Math.ceil(span / SECOND))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/**
 * Milliseconds left of the sale, each second anew; zero or less once it is over. Undefined on the
 * server: pages are kept and shared, so only the browser knows what time it is.
 */
export function useSaleLeft(set: string | undefined) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = saleEnd(set, performance.timeOrigin)
    const tick = () => setLeft(end - Date.now())
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [set])
  return left
}

import { useMemo } from 'react'
import { formatNumber, formatPrice, isInLakhs, minorUnits, plainAmount } from '../../texts/figures'
import { useSession } from '../client/use-session'

/** Formats amounts in minor units as the shop does; `units` is how many make one of the currency. */
export function useMoney() {
  const { currency, pattern } = useSession().shop
  return useMemo(
    () => ({
      currency,
      units: minorUnits(pattern),
      decimals: Number(pattern[0]),
      inLakhs: isInLakhs(pattern),
      format: (amount: number) => formatPrice('en', amount, pattern),
      /** Formats for fields and machines: `1234.50`. */
      plain: (amount: number) => plainAmount(amount, pattern),
    }),
    [currency, pattern],
  )
}

const MEDIUM = { dateStyle: 'medium' } as const

/**
 * Formats times (epoch milliseconds or ISO) in the shop's time zone, and days such as 2026-11-22,
 * which are of no zone.
 */
export function useDates() {
  const { timeZone, dateLocale } = useSession().shop
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(dateLocale, options)
      return (at: number | string) => format.format(new Date(at))
    }
    return {
      timeZone,
      day: formatter({ ...MEDIUM, timeZone }),
      moment: formatter({ ...MEDIUM, timeStyle: 'short', timeZone }),
      calendarDay: formatter({ ...MEDIUM, timeZone: 'UTC' }),
      shortDay: formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
      month: formatter({ month: 'short', year: 'numeric', timeZone: 'UTC' }),
    }
  }, [timeZone, dateLocale])
}

export const useFigures = () => (value: number) => formatNumber('en', value)

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

/** Formats times (epoch milliseconds or ISO) in the shop's time zone. */
export function useDates() {
  const { timeZone } = useSession().shop
  return useMemo(() => {
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone })
    const moment = new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
    return {
      timeZone,
      day: (at: number | string) => day.format(new Date(at)),
      moment: (at: number | string) => moment.format(new Date(at)),
    }
  }, [timeZone])
}

export const useFigures = () => (value: number) => formatNumber('en', value)

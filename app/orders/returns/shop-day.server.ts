import { settings } from '../../settings/settings.server'

/** The day at a moment (epoch milliseconds) where the shop is, such as 2026-11-22. */
export function shopDay(time: number) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: settings().shop.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time)
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

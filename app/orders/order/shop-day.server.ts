import { settings } from '../../settings/settings.server'
import { dayAt } from '../../texts/clocks/shop-clock'

/** Returns the shop's day at a moment (epoch milliseconds), such as 2026-11-22. */
export const shopDay = (time: number) => dayAt(settings().shop.timeZone, time)

import { settings } from '../../settings/settings.server'
import { dayAt } from '../../texts/clocks/shop-clock'

/** The day at a moment (epoch milliseconds) where the shop is, such as 2026-11-22. */
export const shopDay = (time: number) => dayAt(settings().shop.timeZone, time)

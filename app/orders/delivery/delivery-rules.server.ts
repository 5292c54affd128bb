import { type Config, config } from '../../config.server'
import type { Days, DeliveryRules } from './arrival'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Of the settings, whose shape config.server.ts has checked. */
export function deliveryRules(): DeliveryRules {
  if (known?.of !== config) known = { of: config, rules: readRules(config) }
  return known.rules
}
let known: { of: Config; rules: DeliveryRules } | undefined

/** Exported for tests. */
export function readRules(from: Config): DeliveryRules {
  const routes = from.DELIVERY_TRANSIT_DAYS === 'off' ? [] : from.DELIVERY_TRANSIT_DAYS.split(' ')
  return {
    timeZone: from.TIME_ZONE,
    cutOffHour: from.DELIVERY_CUTOFF_HOUR,
    handling: readDays(from.DELIVERY_HANDLING_DAYS),
    handlingDaysOff: readWeekdays(from.DELIVERY_HANDLING_DAYS_OFF),
    deliveryDaysOff: readWeekdays(from.DELIVERY_TRANSIT_DAYS_OFF),
    transit: routes.map((route) => {
      const [to = '', days = ''] = route.split(':')
      const [country = '', postCode = ''] = to.split('/')
      return { country, postCode, ...readDays(days) }
    }),
  }
}

/** '2-4' or '3'. */
function readDays(text: string): Days {
  const days = text.split('-').map(Number)
  return { least: Math.min(...days), most: Math.max(...days) }
}

const readWeekdays = (text: string) =>
  text === 'none' ? [] : [...new Set(text.split(',').map((day) => WEEKDAYS.indexOf(day)))]

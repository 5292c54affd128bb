import type { Language } from '../../business'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { type DayCount, type DeliveryRules, HOME } from '../order/arrival'
import { countryName } from '../order/countries'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Reads the delivery rules from settings that the schema has checked. */
export function deliveryRules(): DeliveryRules {
  const now = settings()
  if (known?.of !== now) known = { of: now, rules: readRules(now) }
  return known.rules
}
let known: { of: Settings; rules: DeliveryRules } | undefined

/** The tests use it, too. */
export function readRules(current: Settings): DeliveryRules {
  const { shipping, shop } = current
  const home = expectedCountry(current)
  const routes = shipping.transitDays === 'off' ? [] : shipping.transitDays.split(' ')
  return {
    ...(home !== HOME.country && { home }),
    timeZone: shop.timeZone,
    cutOffHour: shipping.cutoffHour,
    handling: readDays(shipping.handlingDays),
    handlingDaysOff: readWeekdays(shipping.handlingDaysOff),
    deliveryDaysOff: readWeekdays(shipping.transitDaysOff),
    transit: routes.map((route) => {
      const [to = '', days = ''] = route.split(':')
      const [country = '', postCode = ''] = to.split('/')
      return { country, postCode, ...readDays(days) }
    }),
  }
}

function readDays(text: string): DayCount {
  const days = text.split('-').map(Number)
  return { least: Math.min(...days), most: Math.max(...days) }
}

const readWeekdays = (text: string) =>
  text === 'none' ? [] : [...new Set(text.split(',').map((day) => WEEKDAYS.indexOf(day)))]

/** Returns words in which an arrival at home names the shop's own country. */
export function deliveryWords(language: Language) {
  const { delivery, sending } = textsOf(language)
  const { home } = deliveryRules()
  if (!home) return delivery
  const country = { country: countryName(home, language) }
  return {
    ...delivery,
    home: fill(sending.arrivesIn, country),
    inDays: fill(sending.arrivesInDays, country),
  }
}

import { DEMO_COUNTRY } from '../../business'
import { DAY_MS, HOUR_MS } from '../../durations'
import { momentOf } from '../../texts/clocks/shop-clock'
import { wallClock } from '../../texts/clocks/wall-clock'

export interface DayCount {
  least: number
  most: number
}

/** The merchant's rules (delivery-rules.server.ts). Weekdays count from 0, Sunday. */
export interface DeliveryRules {
  /** The country of an unknown shopper where it is not `HOME`'s; empty where nobody can tell. */
  home?: string
  /** IANA's name of the shop's zone, which decides days and the cut-off. */
  timeZone: string
  /** Later orders count as the next day's; 24 is never. */
  cutOffHour: number
  /** Days until a parcel leaves, where the product's own words say nothing. */
  handling: DayCount
  handlingDaysOff: number[]
  deliveryDaysOff: number[]
  /** Days on the way; the first match decides. Country `*` is any; the post code is a prefix. */
  transit: (DayCount & { country: string; postCode: string })[]
}

export interface DeliveryPlace {
  /** ISO 3166-1 alpha-2; undefined when only the post code is known. */
  country?: string
  postCode?: string
}

/** The earliest and the latest day in the shop's calendar, ISO 8601. */
export interface Arrival {
  from: string
  to: string
}

/** The place of an unknown shopper, unless the rules name another, or none. */
export const HOME: DeliveryPlace = { country: DEMO_COUNTRY }

/**
 * Returns when an order of `now` (epoch milliseconds) arrives in one parcel; `phrases` are its
 * products' words on shipping. Undefined where no rule fits.
 */
export function arrivalOf(
  rules: DeliveryRules,
  { phrases, place, now }: { phrases: readonly string[]; place: DeliveryPlace; now: number },
): Arrival | undefined {
  const transit = transitTo(rules, place)
  if (!transit) return undefined
  const handling = handlingOf(rules, phrases)
  const begun = firstDay(rules, now)
  const arrives = (packed: number, carried: number) =>
    isoDay(daysOn(daysOn(begun, packed, rules.handlingDaysOff), carried, rules.deliveryDaysOff))
  return {
    from: arrives(handling.least, transit.least),
    to: arrives(handling.most, transit.most),
  }
}

/** Returns the working days from order to door, which hold on any day. */
export function workingDays(
  rules: DeliveryRules,
  { phrases, place }: { phrases: readonly string[]; place: DeliveryPlace },
): DayCount | undefined {
  const transit = transitTo(rules, place)
  if (!transit) return undefined
  const handling = handlingOf(rules, phrases)
  return { least: handling.least + transit.least, most: handling.most + transit.most }
}

/** Returns the seconds for which an arrival holds, at most 3600. Summer time skips some. */
export function secondsToCutOff({ timeZone, cutOffHour }: DeliveryRules, now: number) {
  const wall = wallClock(timeZone, now)
  const today = wall - (wall % DAY_MS) + cutOffHour * HOUR_MS
  const next = momentOf(timeZone, wall < today ? today : today + DAY_MS)
  return Math.max(1, Math.ceil(Math.min(next - now, HOUR_MS) / 1000))
}

function transitTo({ transit }: DeliveryRules, { country, postCode = '' }: DeliveryPlace) {
  const code = postCode.toUpperCase().replace(/[\s-]/g, '')
  return transit.find(
    (rule) => (rule.country === '*' || rule.country === country) && code.startsWith(rule.postCode),
  )
}

function handlingOf(rules: DeliveryRules, phrases: readonly string[]): DayCount {
  const perWeek = 7 - rules.handlingDaysOff.length
  const each = phrases.map((phrase) => handlingDays(phrase, perWeek) ?? rules.handling)
  if (each.length === 0) return rules.handling
  return {
    least: Math.max(...each.map(({ least }) => least)),
    most: Math.max(...each.map(({ most }) => most)),
  }
}

const PHRASE =
  /(\d{1,3}|\ban?|\bone)(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s+(?:business |working )?(hour|day|week|month)/i

/** Reads the catalogue's English: 'Ships in 3-5 business days', 'Ships overnight'. */
export function handlingDays(phrase: string, workingDaysAWeek: number): DayCount | undefined {
  if (/overnight|same day|next day|today/i.test(phrase)) return { least: 0, most: 1 }
  const found = PHRASE.exec(phrase)
  if (!found) return undefined
  const [, first = '', last = first, unit = ''] = found
  const inDays = {
    hour: 1 / 24,
    day: 1,
    week: workingDaysAWeek,
    month: (workingDaysAWeek * 30) / 7,
  }
  const days = [first, last].map((count) =>
    Math.ceil((Number(count) || 1) * inDays[unit.toLowerCase() as keyof typeof inDays]),
  )
  return { least: Math.min(...days), most: Math.max(...days) }
}

/** Returns the day on which work on an order begins, counted from 1 January 1970. */
function firstDay({ timeZone, cutOffHour, handlingDaysOff }: DeliveryRules, now: number) {
  const time = wallClock(timeZone, now)
  const day = Math.floor(time / DAY_MS)
  const isLate = time - day * DAY_MS >= cutOffHour * HOUR_MS
  return daysOn(isLate ? day + 1 : day, 0, handlingDaysOff)
}

/** Adds days without those off; never returns a day off. */
function daysOn(day: number, count: number, off: number[]) {
  let reached = day
  for (let left = count; left > 0; left--) reached = workingDay(reached + 1, off)
  return workingDay(reached, off)
}

/** 1 January 1970 was a Thursday. */
function workingDay(day: number, off: number[]) {
  let reached = day
  while (off.includes((reached + 4) % 7)) reached++
  return reached
}

const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

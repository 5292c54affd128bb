import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import { type Arrival, arrivalOf, type DeliveryPlace, type DeliveryRules, HOME } from './arrival'

type Words = Texts['delivery']

/** Returns 'Arrives Tue 1 – Thu 3 Dec in Bangladesh'; undefined without a promise. */
export function arrivalText(
  words: Words,
  rules: DeliveryRules,
  order: { phrases: readonly string[]; place?: DeliveryPlace; now: number },
) {
  const home = rules.home ?? HOME.country
  const place = order.place ?? { country: home }
  if (!place.country && !place.postCode) return undefined
  const arrival = arrivalOf(rules, { ...order, place })
  if (!arrival) return undefined
  const { country, postCode } = place
  const text = postCode ? words.to : country === home ? words.home : words.arrives
  return fill(text, { dates: arrivalDays(words, arrival), code: postCode ?? '' })
}

/**
 * Returns 'Tue 1 – Thu 3 Dec', which breaks at its dash alone; without `Intl`, so that server, browser
 * and mail agree.
 */
export function arrivalDays(words: Words, { from, to }: Arrival) {
  if (from === to) return shortDay(words, to)
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOf(words, from) : shortDay(words, from)
  return `${first}\u00a0– ${shortDay(words, to)}`
}

function dayOf(words: Words, iso: string) {
  const date = new Date(iso)
  const day = date.getUTCDate()
  const weekday = words.weekdays.split(' ')[date.getUTCDay()] ?? ''
  return fill(words.day, { weekday, day: day === 1 ? words.first : day })
}

/** Returns 'Thu 3 Dec'. */
export const shortDay = (words: Words, iso: string) =>
  `${dayOf(words, iso)}\u00a0${words.months.split(' ')[+iso.slice(5, 7) - 1]}`

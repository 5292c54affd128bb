import { z } from 'zod'
import { FREE_RETURN_DAYS, SHIPPING_CENTS } from '../../business'
import { amount, country, eachOnce, lineOrNone, singleLine, whole } from './fields'

const MOST_ZONES = 100
const MOST_RATES = 20
const RANGE = '\\d{1,2}(-\\d{1,2})?'
const ROUTE = `(\\*|[A-Z]{2}(/[A-Z0-9]{1,10})?):${RANGE}`
const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)'
const written = (pattern: string, problem: string) =>
  z.string().regex(new RegExp(`^(${pattern})$`), problem)
const weekdays = written(
  `none|${WEEKDAY}(,${WEEKDAY}){0,5}`,
  'is neither "none" nor such as "sat,sun"',
)

const rate = z.strictObject({
  cents: amount,
  /** Shipping is free for orders of at least this much, after discount. */
  freeFrom: amount.optional(),
  /** Grams; the first rate that carries the weight holds. Without it, any weight. */
  upToGrams: whole(1, 10_000_000).optional(),
})

const zone = z.strictObject({
  name: singleLine(60),
  countries: z.array(country).min(1, 'names no country').max(250),
  /** Each is `1000-1999`, `75*` or one code; absent for all of the countries. */
  postCodes: z
    .array(
      z.string().regex(/^[A-Za-z0-9 ]{1,10}(\*|-[A-Za-z0-9 ]{1,10})?$/, 'is no range of codes'),
    )
    .max(200)
    .optional(),
  rates: z.array(rate).min(1, 'has no rate').max(MOST_RATES),
})

/** The places the shop sends to, the cost, and the days of arrival. */
export const shippingGroup = z.strictObject({
  /**
   * The first zone that has country and post code holds, then the first of `*`. Without one the
   * shop does not send there; a merchant's own shop begins with none.
   */
  zones: z
    .array(zone)
    .max(MOST_ZONES)
    .refine((all) => eachOnce(all, ({ name }) => name) === undefined, 'names a zone twice')
    .default([{ name: 'Everywhere', countries: ['*'], rates: [{ cents: SHIPPING_CENTS }] }]),
  cutoffHour: whole(0, 24).default(14),
  handlingDays: written(RANGE, 'is no number of days such as 1-2').default('1-2'),
  handlingDaysOff: weekdays.default('sat,sun'),
  transitDays: written(
    `off|${ROUTE}( ${ROUTE})*`,
    'is neither "off" nor such as "BD:2-4 *:7-14"',
  ).default('BD/1:1-2 BD:2-4 *:7-14'),
  transitDaysOff: weekdays.default('sun'),
  /** Parcel services by the name that orders are sent with, and where each follows a parcel. */
  carriers: z
    .array(
      z.strictObject({
        name: singleLine(60),
        link: z
          .url({ protocol: /^https?$/, error: 'is no http address' })
          .max(300)
          .regex(/\{number\}/, 'has no {number}'),
      }),
    )
    .max(50)
    .refine(
      (all) => eachOnce(all, ({ name }) => name.toLowerCase()) === undefined,
      'names a parcel service twice',
    )
    .default([]),
  returnDays: whole(14, 3650).default(FREE_RETURN_DAYS),
  returnAddress: lineOrNone(300).default('Exclusive, 111 Bijoy Sarani, Dhaka, DH 1515, Bangladesh'),
})

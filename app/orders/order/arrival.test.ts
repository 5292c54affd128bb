import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrivalOf,
  type DeliveryRules,
  handlingDays,
  secondsToCutOff,
  workingDays,
} from './arrival'

const DHAKA: DeliveryRules = {
  timeZone: 'Asia/Dhaka',
  cutOffHour: 14,
  handling: { least: 1, most: 2 },
  handlingDaysOff: [6, 0],
  deliveryDaysOff: [0],
  transit: [
    { country: 'BD', postCode: '1', least: 1, most: 2 },
    { country: 'BD', postCode: '', least: 2, most: 4 },
    { country: '*', postCode: '', least: 7, most: 14 },
  ],
}
/** Delivers on the day of the order. */
const AT_ONCE: DeliveryRules = {
  ...DHAKA,
  handling: { least: 0, most: 0 },
  handlingDaysOff: [],
  deliveryDaysOff: [],
  transit: [{ country: '*', postCode: '', least: 0, most: 0 }],
}

const arrival = (rules: DeliveryRules, at: string, place = {}, phrases: string[] = []) =>
  arrivalOf(rules, { phrases, place, now: Date.parse(at) })
const day = (rules: DeliveryRules, at: string) => arrival(rules, at)?.from

describe('the day an order counts for', () => {
  test.each([
    ['a minute before the cut-off', '2026-11-23T07:59:59.999Z', '2026-11-23'],
    ['at the cut-off', '2026-11-23T08:00:00Z', '2026-11-24'],
    [
      'in the evening of the shop, still the day before in UTC',
      '2026-11-23T17:59:00Z',
      '2026-11-24',
    ],
    ['after the shop’s midnight', '2026-11-23T18:00:00Z', '2026-11-24'],
    ['at a month’s end', '2026-11-30T08:00:00Z', '2026-12-01'],
    ['at a year’s end', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['before a leap day', '2028-02-28T10:00:00Z', '2028-02-29'],
  ])('%s', (_, at, expected) => expect(day(AT_ONCE, at)).toBe(expected))

  test.each([
    // Berlin's clocks go forward on 28 March 2027 and back on 31 October, both at 01:00 UTC.
    ['Europe/Berlin', '2027-03-27T13:00:00Z', '2027-03-28'], // 14:00
    ['Europe/Berlin', '2027-03-28T11:59:00Z', '2027-03-28'], // 13:59
    ['Europe/Berlin', '2027-03-28T12:00:00Z', '2027-03-29'], // 14:00
    ['Europe/Berlin', '2027-10-31T12:59:00Z', '2027-10-31'], // 13:59
    ['Europe/Berlin', '2027-10-31T13:00:00Z', '2027-11-01'], // 14:00
    ['America/New_York', '2027-11-07T18:59:00Z', '2027-11-07'],
    ['Asia/Kathmandu', '2027-11-07T08:15:00Z', '2027-11-08'], // +05:45
  ])('an order in %s at %s counts for its day though clocks change', (timeZone, at, expected) => {
    expect(day({ ...AT_ONCE, timeZone }, at)).toBe(expected)
  })

  test('a cut-off at 24 never applies, one at 0 always does', () => {
    expect(day({ ...AT_ONCE, cutOffHour: 24 }, '2026-11-23T17:59:00Z')).toBe('2026-11-23')
    expect(day({ ...AT_ONCE, cutOffHour: 0 }, '2026-11-23T00:00:00Z')).toBe('2026-11-24')
  })
})

describe('arrival', () => {
  // Monday 23 November 2026, 10:00 in Dhaka: packed Tue or Wed.
  const monday = '2026-11-23T04:00:00Z'

  test.each([
    ['near', { country: 'BD', postCode: '1207' }, '2026-11-25', '2026-11-27'],
    ['elsewhere in the country', { country: 'BD', postCode: '4000' }, '2026-11-26', '2026-11-30'],
    ['without a post code', { country: 'BD' }, '2026-11-26', '2026-11-30'],
    ['abroad', { country: 'DE', postCode: '10115' }, '2026-12-02', '2026-12-11'],
    ['a code of nobody knows where', { postCode: '10115' }, '2026-12-02', '2026-12-11'],
  ])('%s', (_, place, from, to) => expect(arrival(DHAKA, monday, place)).toEqual({ from, to }))

  test('nothing is packed at the weekend, and nothing arrives on Sunday', () => {
    const place = { country: 'BD', postCode: '1207' }
    // Friday after the cut-off counts as Monday.
    const friday = arrival(DHAKA, '2026-11-27T09:00:00Z', place)
    expect(friday).toEqual({ from: '2026-12-02', to: '2026-12-04' })
    for (const at of ['2026-11-28T04:00:00Z', '2026-11-29T04:00:00Z'])
      expect(arrival(DHAKA, at, place)).toEqual({ from: '2026-12-02', to: '2026-12-04' })
    // Packing on Friday means Saturday at the earliest, and skips Sunday at the latest.
    const thursday = arrival(DHAKA, '2026-11-26T04:00:00Z', place, ['Ships in 1 day'])
    expect(thursday).toEqual({ from: '2026-11-28', to: '2026-11-30' })
  })

  test('the slowest product’s words count, or the rules where words say nothing', () => {
    const words = ['Ships overnight', 'Ships in 3-5 business days', 'With love']
    expect(workingDays(DHAKA, { phrases: words, place: { country: 'BD' } })).toEqual({
      least: 5,
      most: 9,
    })
    expect(workingDays(DHAKA, { phrases: ['With love'], place: { country: 'BD' } })).toEqual({
      least: 3,
      most: 6,
    })
  })

  test('nothing is promised where no rule fits', () => {
    const rules = { ...DHAKA, transit: DHAKA.transit.slice(0, 2) }
    expect(arrival(rules, monday, { country: 'DE', postCode: '10115' })).toBeUndefined()
    expect(arrival(rules, monday, { postCode: '1207' })).toBeUndefined()
    expect(workingDays({ ...DHAKA, transit: [] }, { phrases: [], place: {} })).toBeUndefined()
  })

  test('a post code is compared as people write it', () => {
    const rules = { ...AT_ONCE, transit: [{ country: 'GB', postCode: 'SW1', least: 3, most: 3 }] }
    for (const postCode of ['SW1A 1AA', 'sw1a1aa', 'S-W1'])
      expect(arrival(rules, monday, { country: 'GB', postCode })?.from).toBe('2026-11-26')
    expect(arrival(rules, monday, { country: 'GB', postCode: 'SE1' })).toBeUndefined()
  })
})

const days = fc
  .tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 }))
  .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }))
const off = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 })
const rules: fc.Arbitrary<DeliveryRules> = fc.record({
  timeZone: fc.constantFrom('Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia'),
  cutOffHour: fc.integer({ min: 0, max: 24 }),
  handling: days,
  handlingDaysOff: off,
  deliveryDaysOff: off,
  transit: days.map((transit) => [{ country: '*', postCode: '', ...transit }]),
})
const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) })

test('a promise never ends before it begins, begins on no day off, and comes no sooner by waiting', () => {
  const property = fc.property(
    rules,
    moment,
    fc.nat({ max: 30 * 86_400_000 }),
    (shop, now, later) => {
      const order = { phrases: [], place: {}, now }
      const found = arrivalOf(shop, order)
      const after = arrivalOf(shop, { ...order, now: now + later })
      if (!found || !after) throw new Error('no arrival')
      expect(found.from <= found.to).toBe(true)
      for (const each of [found.from, found.to])
        expect(shop.deliveryDaysOff).not.toContain(new Date(each).getUTCDay())
      expect(after.from >= found.from && after.to >= found.to).toBe(true)
      // The day is not before the order's, nor its cut-off's, in the shop's own calendar.
      const today = new Intl.DateTimeFormat('sv', { timeZone: shop.timeZone }).format(now)
      expect(found.from >= today).toBe(true)
    },
  )
  fc.assert(property, { numRuns: 500 })
})

test('an arrival holds until the cut-off, for which seconds are given', () => {
  const at = (text: string) => secondsToCutOff(DHAKA, Date.parse(text))
  expect(at('2026-11-23T07:59:30Z')).toBe(30)
  expect(at('2026-11-23T08:00:00Z')).toBe(3600) // It is an hour at most.
  // Clocks go from two to three: either cut-off is half an hour away.
  const halfPastOne = Date.parse('2026-03-29T00:30:00Z')
  for (const cutOffHour of [2, 3]) {
    const berlin = { ...DHAKA, timeZone: 'Europe/Berlin', cutOffHour }
    expect(secondsToCutOff(berlin, halfPastOne), `${cutOffHour}`).toBe(1800)
  }
  const property = fc.property(rules, moment, (shop, now) => {
    const order = { phrases: [], place: {} }
    const until = now + secondsToCutOff(shop, now) * 1000
    expect(arrivalOf(shop, { ...order, now: until - 2000 })).toEqual(
      arrivalOf(shop, { ...order, now }),
    )
  })
  fc.assert(property, { numRuns: 300 })
})

test.each([
  ['Ships overnight', 0, 1],
  ['Ships in 1-2 business days', 1, 2],
  ['Ships in 3-5 business days', 3, 5],
  ['Ships in 3 to 5 working days', 3, 5],
  ['Ships in 24 hours', 1, 1],
  ['Ships in 1 week', 5, 5],
  ['Ships in a week', 5, 5],
  ['Ships in 2 weeks, carried to your room', 10, 10],
  ['Ships in 1 month', 22, 22],
])('%s', (phrase, least, most) => expect(handlingDays(phrase, 5)).toEqual({ least, most }))

test.each(['', 'Free shipping', 'Ships soon', '30'])('%s says nothing of days', (phrase) =>
  expect(handlingDays(phrase, 5)).toBeUndefined(),
)

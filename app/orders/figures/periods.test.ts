import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayAt, mondayOf, startOf } from '../../texts/clocks/shop-clock'
import { BUCKET_SIZES, type BucketSize, bucketSizeOf, bucketSizesOf, bucketsOf } from './buckets'
import { compared, PERIODS, type PeriodRequest, spanOf } from './periods'

const iso = (at: number) => new Date(at).toISOString()
const at = (text: string) => Date.parse(text)

test.each([
  ['Asia/Dhaka', '2026-11-22', '2026-11-21T18:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // Clocks skip midnight: the day begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // Clocks show midnight twice: the day begins at the first.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Apia', '2026-01-01', '2025-12-31T11:00:00.000Z'],
])('a day in %s, %s, begins at %s', (zone, day, moment) => {
  expect(iso(startOf(zone, day))).toBe(moment)
  expect(dayAt(zone, startOf(zone, day))).toBe(day)
  expect(dayAt(zone, startOf(zone, day) - 1)).toBe(addDays(day, -1))
})

test('months have as many days as they have', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})

const inDhaka = (asked: PeriodRequest, now = at('2026-11-22T08:30:00Z')) => {
  const { span, before } = compared('Asia/Dhaka', now, asked)
  return [span.first, span.last, before.first, before.last, iso(before.until)]
}

test('a running period is compared with the previous one up to the same time of day', () => {
  const same = 'T08:30:00.000Z'
  expect(inDhaka({ period: 'today' })).toEqual([
    '2026-11-22',
    '2026-11-22',
    '2026-11-21',
    '2026-11-21',
    `2026-11-21${same}`,
  ])
  expect(inDhaka({ period: '7-days' })).toEqual([
    '2026-11-16',
    '2026-11-22',
    '2026-11-09',
    '2026-11-15',
    `2026-11-15${same}`,
  ])
  expect(inDhaka({ period: 'month' })).toEqual([
    '2026-11-01',
    '2026-11-22',
    '2026-10-01',
    '2026-10-22',
    `2026-10-22${same}`,
  ])
  expect(inDhaka({ period: 'year' })).toEqual([
    '2026-01-01',
    '2026-11-22',
    '2025-01-01',
    '2025-11-22',
    `2025-11-22${same}`,
  ])
})

test('a finished period is compared with a whole one', () => {
  expect(inDhaka({ period: 'last-month' })).toEqual([
    '2026-10-01',
    '2026-10-31',
    '2026-09-01',
    '2026-09-30',
    '2026-09-30T18:00:00.000Z',
  ])
  expect(inDhaka({ period: 'own', from: '2026-11-01', to: '2026-11-10' })).toEqual([
    '2026-11-01',
    '2026-11-10',
    '2026-10-22',
    '2026-10-31',
    '2026-10-31T18:00:00.000Z',
  ])
})

test('custom dates in the future end today', () => {
  expect(inDhaka({ period: 'own', from: '2026-11-21', to: '2030-01-01' }).slice(0, 4)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-19',
    '2026-11-20',
  ])
  expect(inDhaka({ period: 'own', from: '2027-01-01', to: '2027-01-02' })[1]).toBe('2027-01-02')
})

test('a day has 23 hours when clocks go forward and 25 when they go back', () => {
  const hours = (day: string) =>
    bucketsOf('America/New_York', spanOf('America/New_York', day, day), 'hour').map(
      ({ key }) => key,
    )
  const spring = hours('2026-03-08')
  expect(spring).toHaveLength(23)
  expect(spring.slice(1, 3)).toEqual(['2026-03-08T01:00-05:00', '2026-03-08T03:00-04:00'])
  const autumn = hours('2026-11-01')
  expect(autumn).toHaveLength(25)
  expect(autumn.slice(1, 3)).toEqual(['2026-11-01T01:00-04:00', '2026-11-01T01:00-05:00'])
  expect(new Set(autumn).size).toBe(25)
})

test('a week begins on Monday, even where the period begins within one', () => {
  const span = spanOf('Asia/Dhaka', '2026-11-18', '2026-12-01')
  expect(bucketsOf('Asia/Dhaka', span, 'week').map(({ key }) => key)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
})

const zones = fc.constantFrom(
  'Asia/Dhaka',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Cairo',
  'UTC',
)

test('buckets cover their period without gap or overlap in any zone', () => {
  const days = fc.integer({ min: 0, max: 9000 }).map((n) => addDays('2005-01-01', n))
  fc.assert(
    fc.property(
      ...([
        zones,
        days,
        fc.integer({ min: 0, max: 390 }),
        fc.constantFrom(...BUCKET_SIZES),
      ] as const),
      (zone, first, length, wanted: BucketSize) => {
        const span = spanOf(zone, first, addDays(first, length))
        const step = bucketSizeOf(span, wanted)
        expect(bucketSizesOf(span)).toContain(step)
        const buckets = bucketsOf(zone, span, step)
        expect(buckets.length).toBeLessThanOrEqual(400)
        expect(buckets[0]?.from).toBe(span.from)
        expect(buckets.at(-1)?.until).toBe(span.until)
        for (const [place, { until }] of buckets.entries())
          expect(until).toBe(buckets[place + 1]?.from ?? span.until)
        expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length)
      },
    ),
    { numRuns: 200 },
  )
})

test('a period begins and ends with a day of the zone, after the previous period', () => {
  const moments = fc.integer({ min: at('2015-01-01'), max: at('2035-01-01') })
  fc.assert(
    fc.property(zones, moments, fc.constantFrom(...PERIODS), (zone, now, period) => {
      const own = { from: dayAt(zone, now - 40 * 86_400_000), to: dayAt(zone, now) }
      const { span, before } = compared(zone, now, { period, ...(period === 'own' && own) })
      expect(dayAt(zone, span.from)).toBe(span.first)
      expect(dayAt(zone, span.until - 1)).toBe(span.last)
      expect(before.from).toBeLessThanOrEqual(before.until)
      expect(before.until).toBeLessThanOrEqual(span.from)
    }),
    { numRuns: 300 },
  )
})

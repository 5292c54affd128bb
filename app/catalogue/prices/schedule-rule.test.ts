import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextState, overlap, type ScheduleSpan, type ScheduleState } from './schedule-rule'

test.each<[string, ScheduleSpan, ScheduleSpan, boolean]>([
  ['one after the other', { from: 1, until: 5 }, { from: 5, until: 9 }, false],
  ['one within the other', { from: 1, until: 9 }, { from: 3, until: 4 }, true],
  ['the same', { from: 1, until: 9 }, { from: 1, until: 9 }, true],
  ['for good within another', { from: 1, until: 9 }, { from: 8, until: null }, true],
  ['for good as another ends', { from: 1, until: 9 }, { from: 9, until: null }, false],
  ['for good before another', { from: 5, until: 9 }, { from: 2, until: null }, false],
  ['for good twice at one moment', { from: 2, until: null }, { from: 2, until: null }, true],
])('%s', (_, one, other, overlaps) => {
  expect(overlap(one, other)).toBe(overlaps)
  expect(overlap(other, one)).toBe(overlaps)
})

test('a schedule begins at most once and ends after it began, whatever the clock does', () => {
  const clock = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 30 })
  const span = fc.record({
    from: fc.integer({ min: 0, max: 50 }),
    until: fc.option(fc.integer({ min: 51, max: 99 })),
  })
  fc.assert(
    fc.property(span, clock, (given, times) => {
      const states: ScheduleState[] = ['waiting']
      for (const now of [...times, 100]) {
        const next = nextState(states.at(-1) as ScheduleState, given, now)
        if (next) states.push(next)
      }
      const ways =
        given.until === null ? ['waiting ended'] : ['waiting running ended', 'waiting missed']
      expect(ways).toContain(states.join(' '))
      expect(nextState(states.at(-1) as ScheduleState, given, 1000)).toBeUndefined()
    }),
  )
})

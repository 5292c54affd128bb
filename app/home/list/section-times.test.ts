import { expect, test } from 'vitest'
import { settingsFrom } from '../../settings/schema'
import { OWN_SECTIONS } from './own-sections'
import { nextMoment, shownAt } from './section-times'
import { SPEC_SECTIONS } from './spec-sections'

const [FIRST, SECOND] = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00+01:00']
const section = (id: string, given: object) => ({
  id,
  on: true,
  kind: 'text' as const,
  body: { en: id },
  ...given,
})
const sections = [
  section('always', {}),
  section('off', { on: false, from: FIRST }),
  section('later', { from: FIRST, until: SECOND }),
  section('once', { until: FIRST }),
]
const shown = (at: number) => shownAt(sections, at).map(({ id }) => id)

test('a section shows from its beginning until before its end', () => {
  const [first, second] = [Date.parse(FIRST), Date.parse(SECOND)]
  expect(shown(first - 1)).toEqual(['always', 'once'])
  expect(shown(first)).toEqual(['always', 'later'])
  expect(shown(second - 1)).toEqual(['always', 'later'])
  expect(shown(second)).toEqual(['always'])
})

test('the next moment is the first at which a section that is on comes or goes', () => {
  const [first, second] = [Date.parse(FIRST), Date.parse(SECOND)]
  expect(nextMoment(sections, first - 1)).toBe(first)
  expect(nextMoment(sections, first)).toBe(second)
  expect(nextMoment(sections, second)).toBeUndefined()
})

test.each([
  ['demo', SPEC_SECTIONS],
  ['own', OWN_SECTIONS],
] as const)(
  'the sections with which a shop of kind %s begins could be stored as they are',
  (kind, first) => {
    const { home } = settingsFrom({ 'shop.kind': kind, 'home.sections': first })
    expect(home.sections).toEqual(first)
  },
)

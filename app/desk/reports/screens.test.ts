import { expect, test } from 'vitest'
import { REPORTS } from './report'
import { reportScreens } from './screens'

test('every report has a screen, in the order of the links between them', () => {
  const names = reportScreens.map(({ path }) => path.replace(/^reports\/?/, '') || 'sales')
  expect(names).toEqual(REPORTS)
})

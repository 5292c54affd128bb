import { expect, test } from 'vitest'
import { opensElsewhere } from './opens-elsewhere'

test('a click with any key held opens elsewhere, one without does not', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  expect(opensElsewhere(none)).toBe(false)
  for (const key of Object.keys(none)) expect(opensElsewhere({ ...none, [key]: true })).toBe(true)
})

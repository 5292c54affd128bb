import { expect, test } from 'vitest'
import { OPENING_STEPS, type OpeningStep } from '../../content/opening/opening-steps'
import { nextStep } from './opening-line'

const ALL = Object.keys(OPENING_STEPS) as OpeningStep[]
const withDone = (...done: OpeningStep[]) =>
  ALL.map((step) => ({ step, done: done.includes(step) }))

test('the next step is the first one that another screen does', () => {
  expect(nextStep(withDone(), '/orders')).toBe('name')
  expect(nextStep(withDone(), '/settings/shop')).toBe('look')
  expect(nextStep(withDone('name', 'seller', 'languages'), '/settings/shop')).toBe('look')
})

test('a step that was left out comes after the last one', () => {
  const done = ALL.filter((step) => step !== 'look')
  expect(nextStep(withDone(...done), '/home-page')).toBe('look')
  expect(nextStep(withDone(...done), '/settings/looks')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { visitorOf } from './visitor.server'

const called = (name: string) => visitorOf({ headers: new Headers({ 'User-Agent': name }) })

test('a visitor takes the same memory, however long the User-Agent', () => {
  expect(called('x'.repeat(15_000))).toHaveLength(called('Firefox').length)
  expect(called('Firefox')).toBe(called('Firefox'))
  expect(called('Firefox')).not.toBe(called('Chrome'))
})

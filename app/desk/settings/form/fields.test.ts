import { expect, test } from 'vitest'
import { SETTING_KEYS } from '../../../settings/schema'
import { sectionOf } from './fields'

test('the settings screen has a field for every setting but words and pages', () => {
  const own = SETTING_KEYS.filter((key) => !/^(words|pages)\./.test(key))
  expect(own.filter((key) => sectionOf(key) === undefined)).toEqual([])
})

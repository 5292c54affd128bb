import { expect, test } from 'vitest'
import { SETTING_KEYS } from '../../../settings/schema'
import { settings } from '../../../texts/desk/en/settings'
import { type Column, SECTIONS, type SettingControl, sectionOf } from './fields'

test('the settings screen has a field for every setting but words, pages, the home page and the kind of shop', () => {
  const own = SETTING_KEYS.filter(
    (key) => !/^(words|pages)\./.test(key) && key !== 'shop.kind' && key !== 'home.sections',
  )
  expect(own.filter((key) => sectionOf(key) === undefined)).toEqual([])
})

const choicesOf = (part: SettingControl | Column): readonly string[] => [
  ...(('choices' in part && part.choices) || []),
  ...(('columns' in part && part.columns) || []).flatMap(choicesOf),
]

test('every choice of a setting has a name at the desk', () => {
  const choices = Object.values(SECTIONS).flat().flatMap(choicesOf)
  expect(choices).toContain('bank')
  expect(choices.filter((one) => !Object.hasOwn(settings.choices, one))).toEqual([])
})

import { expect, test } from 'vitest'
import { LANGUAGES } from '../../business'
import { countriesIn } from './countries.server'

test.each(LANGUAGES)(
  '%s: the list starts with Bangladesh, goes on by name, and names every country',
  (language) => {
    expect(countriesIn(language)).toHaveLength(249)
    const [first, ...others] = countriesIn(language)
    expect(first?.code).toBe('BD')
    const names = others.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
    expect(others.filter(({ code, name }) => code === name)).toEqual([])
  },
)

test('country names are in the language', () => {
  const germany = LANGUAGES.map(
    (language) => countriesIn(language).find(({ code }) => code === 'DE')?.name,
  )
  expect(germany).toEqual(['Germany', 'Allemagne', 'Alemania', 'Deutschland'])
})

import { describe, expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '../business'
import { wordOf, wordsOfChoice } from '../texts/known-values/known-values'
import {
  categoriesIn,
  coloursIn,
  factsIn,
  knownOptions,
  optionIn,
  valueIn,
} from '../texts/known-values/known-values.server'
import { loadKnownValues } from '../texts/known-values/load-known-values'
import { formatWeight } from '../texts/weight'
import { demoCategories, demoProducts } from './seed.server'

const categories = demoCategories()
const products = demoProducts().map(({ colour, ...product }) => ({
  ...product,
  colour: colour ?? null,
}))

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  test('the browser loads the same words as the server has', async () => {
    const { categories: words } = (await loadKnownValues(language)) ?? {}
    const [known] = categoriesIn(language, categories.slice(0, 1))
    expect(words?.[known?.slug ?? '']).toBe(known?.name)
  })

  test('every known word of the demo catalogue is translated', () => {
    const unknown = products.flatMap((product) =>
      Object.entries(factsIn(language, product))
        .filter(([name, words]) => !words && product[name as 'colour'])
        .map(([name]) => product[name as 'colour']),
    )
    expect([...new Set(unknown)]).toEqual([])
    const names = categoriesIn(language, categories)
    expect(
      names.filter(
        ({ name }, at) =>
          !name || (/['&]s /.test(categories[at]?.name ?? '') && name === categories[at]?.name),
      ),
    ).toEqual([])
    expect(Object.keys(coloursIn(language, products)).length).toBeGreaterThan(40)
  })

  test('a page has words for each option and colour that the demo sells', () => {
    const { known } = knownOptions(language)
    const unknown = products.flatMap(({ options = [] }) =>
      options.flatMap(({ name, values }) =>
        values.flatMap((value) => {
          const words = wordsOfChoice(known, { name, value })
          expect(optionIn(language, name)).toBe(words.name)
          expect(valueIn(language, { name, value })).toBe(words.value ?? value)
          return name === 'Colour' && !words.value ? [value] : []
        }),
      ),
    )
    expect(unknown).toEqual([])
    const own = { name: 'Cut', value: 'Navy' }
    expect(wordsOfChoice(known, own)).toEqual({ name: undefined, value: undefined })
  })

  test('unknown words stay as the catalogue has them', () => {
    expect(categoriesIn(language, [{ slug: 'constructor', name: 'Own' }])).toEqual([
      { slug: 'constructor', name: 'Own' },
    ])
    const own = { colour: 'toString', warrantyInformation: 'Ours', shippingInformation: '' }
    expect(factsIn(language, { ...own, returnPolicy: '30 days return policy or so' })).toEqual({})
  })
})

test('English is the catalogue’s own', () => {
  expect(categoriesIn('en', categories)).toBe(categories)
  expect(coloursIn('en', products)).toEqual({})
  expect(knownOptions('en')).toEqual({ known: { options: {}, colours: {} } })
  expect(wordOf({}, 'constructor')).toBeUndefined()
})

test('singular and plural differ', () => {
  const of = (warrantyInformation: string) =>
    (['fr', 'es', 'de'] as const).map(
      (language) =>
        factsIn(language, {
          warrantyInformation,
          colour: null,
          shippingInformation: '',
          returnPolicy: '',
        }).warrantyInformation,
    )
  expect(of('1 month warranty')).toEqual([
    'Garantie de 1 mois',
    '1 mes de garantía',
    '1 Monat Garantie',
  ])
  expect(of('2 years warranty')).toEqual([
    'Garantie de 2 ans',
    '2 años de garantía',
    '2 Jahre Garantie',
  ])
})

test("a weight has the unit that the language's readers use", () => {
  expect(formatWeight('en', 2.5)).toBe('2.5 lb')
  expect(formatWeight('de', 2.5)).toBe('1,13\u00a0kg')
  expect(formatWeight('fr', 0.01)).toBe('0,01\u00a0kg')
})

import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../business'
import { BadValue, settingsFrom } from '../settings/schema'
import { checkBeforeStoring } from '../settings/stored-settings.server'
import { en } from './en'
import { type AllTexts, missingWords, ownTexts } from './own-words.server'
import { textsOf } from './texts.server'

const all = Object.fromEntries(
  LANGUAGES.map((language) => [language, textsOf(language)]),
) as unknown as AllTexts
const under = (language: Language, values: Record<string, unknown>) =>
  ownTexts(language, all, settingsFrom(values))

test('untouched settings leave every text as it is', () => {
  for (const language of LANGUAGES) expect(under(language, {})).toBe(all[language])
  expect(all.en).toEqual(en)
})

test.each(LANGUAGES)('%s: no text of a shop with another name says Exclusive', (language) => {
  const name = 'Maison & $& Söhne'
  const texts = JSON.stringify(under(language, { 'shop.name': name }))
  expect(texts).not.toMatch(/exclusive/i)
  expect(texts).toContain(JSON.stringify(name).slice(1, -1))
  expect(texts.length).toBeGreaterThan(20_000)
})

test('French elides before a vowel only', () => {
  const about = (name: string) => under('fr', { 'shop.name': name }).shop.description
  expect(about('Maison Bleue')).toContain('produits de Maison Bleue')
  expect(about('Atelier')).toContain('produits d’Atelier')
  const kept = (name: string) => under('fr', { 'shop.name': name }).legal.privacyDescription
  expect(kept('Maison Bleue')).toContain('Ce que Maison Bleue')
  expect(kept('Études')).toContain('Ce qu’Études')
})

test('own words replace a text, and can name the shop’s values', () => {
  const values = {
    'words.en': { 'shell.banner': 'Winter sale at {shop}', 'faq.questions.0.title': 'What? {x' },
    'words.fr': { 'shell.banner': 'Soldes d’hiver : {phone} !' },
    'shop.phone': '+33 1 23',
  }
  expect(under('en', values).shell.banner).toBe('Winter sale at Exclusive')
  expect(under('en', values).faq.questions[0]?.title).toBe('What? {x')
  expect(under('fr', values).shell.banner).toBe('Soldes d’hiver\u00a0: +33 1 23\u202f!')
  expect(under('fr', values).shell.skip).toBe(all.fr.shell.skip)
})

test('a text that a language lacks comes from the default one, and is listed', () => {
  const values = {
    'shop.defaultLanguage': 'fr',
    'shop.languages': ['en', 'fr', 'de'],
    'words.fr': { 'shell.banner': 'Soldes' },
    'words.de': { 'shell.banner': 'Angebote' },
    'pages.fr': { terms: '# CGV' },
    'home.sections': [
      { id: 'lamps', kind: 'text', title: { as: 'music' }, body: { fr: 'Lampes', en: 'Lamps' } },
      { id: 'off', on: false, kind: 'text', body: { fr: 'Rien' } },
    ],
  }
  expect(under('en', values).shell.banner).toBe('Soldes')
  expect(under('de', values).shell.banner).toBe('Angebote')
  expect(Object.keys(under('de', values).shell.languages)).toEqual(['en', 'fr', 'de'])
  expect(missingWords(settingsFrom(values))).toEqual([
    'words.en.shell.banner',
    'pages.en.terms',
    'pages.de.terms',
    'home.de.lamps',
  ])
  expect(missingWords(settingsFrom({}))).toEqual([])
})

test.each([
  [{ 'words.en': { 'shell.nothing': 'x' } }, 'words.en: there is no text "shell.nothing"'],
  [{ 'words.en': { 'shell.footer': 'x' } }, 'there is no text "shell.footer"'],
  [{ 'words.en': { 'shell.constructor': 'x' } }, 'there is no text'],
  [{ 'words.en': { 'shell.__proto__.x': 'x' } }, 'there is no text'],
  [{ 'words.de': { 'mails.orderPlaced': 'x' } }, 'there is no text'],
  [
    { 'words.fr': { 'shell.found.other': 'some' } },
    'words.fr.shell.found.other leaves out {count}',
  ],
  [{ 'words.en': { 'shell.banner': 'Hi {name}' } }, 'shell.banner has {name}, which means nothing'],
  [{ 'words.en': { 'shell.banner': '' } }, 'is empty'],
  [{ 'words.en': { 'shell.banner': 5 } }, 'words.en'],
  [{ 'words.it': { 'shell.banner': 'x' } }, 'There is no setting "words.it"'],
])('%j is refused by name', (values, line) => {
  expect(() => checkBeforeStoring(values)).toThrow(BadValue)
  expect(() => checkBeforeStoring(values)).toThrow(line)
})

test('a singular may leave out its figure, and any text may name the shop’s values', () => {
  expect(() =>
    checkBeforeStoring({
      'words.en': { 'shell.found.one': 'Only one', 'shell.banner': '{shop}, {legalName}, {city}' },
    }),
  ).not.toThrow()
})

test('HTML in own words stays plain text', () => {
  const banner = '<script>alert(1)</script>'
  expect(under('en', { 'words.en': { 'shell.banner': banner } }).shell.banner).toBe(banner)
})

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../business'
import { type SettingValues, settingsFrom } from '../../../settings/schema'
import { openPlaces } from '../own-page-values'
import { START_KINDS, type StartKind } from './start-kinds'
import { pageStart } from './start-texts.server'

const POTTERY: SettingValues = {
  'shop.kind': 'own',
  'shop.name': 'Lehm',
  'shop.legalName': 'Lehm & Feuer *KG*',
  'shop.street': 'Gasse 1',
  'shop.city': '8010 Graz',
  'shop.country': 'AT',
  'shop.emails': ['post@lehm.example'],
  'shop.phone': '+43 1 234',
  'money.currency': 'EUR',
  'money.pricesIncludeTax': true,
  'money.taxRates': [{ country: '*', class: 'standard', percent: 20 }],
  'money.taxNumber': 'ATU12345678',
  'shipping.zones': [
    { name: 'Home', countries: ['AT'], rates: [{ cents: 490, freeFrom: 6000 }] },
    {
      name: 'Near',
      countries: ['DE', 'CH'],
      rates: [{ cents: 990, upToGrams: 2000 }, { cents: 1990 }],
    },
  ],
  'shipping.transitDays': 'AT:1-2 DE:3-5',
  'shipping.handlingDays': '1-2',
  'shipping.returnDays': 21,
  'shipping.returnAddress': 'Lehm, Gasse 1, 8010 Graz',
  'payment.ways': [
    { way: 'bank', countries: ['*'], fee: 0 },
    { way: 'cash_on_delivery', countries: ['AT'], fee: 350, limit: 20000 },
  ],
  'payment.bankDueDays': 7,
}

const textOf = (kind: StartKind, changed: SettingValues = {}, language: 'en' | 'de' = 'en') =>
  pageStart(kind, language, settingsFrom({ ...POTTERY, ...changed })).words.body.replace(
    /[\u00a0\u202f]/g,
    ' ',
  )

describe('the terms say of', () => {
  test.each<[string, SettingValues, string[], string[]]>([
    [
      'prices with tax that they include it',
      {},
      ['currency of all prices is the Euro', 'All prices include tax.', '- Everywhere: 20%'],
      ['Tax is added', 'No tax'],
    ],
    [
      'prices without tax that it is added',
      { 'money.pricesIncludeTax': false },
      ['Tax is added to the prices'],
      ['include tax'],
    ],
    [
      'a shop without rates nothing about tax',
      { 'money.taxRates': [] },
      ['currency of all prices'],
      ['tax.', 'Tax', '20%'],
    ],
    [
      'several rates each with its place and class',
      {
        'money.taxClasses': ['standard', 'reduced'],
        'money.taxRates': [
          { country: 'AT', class: 'standard', percent: 20 },
          { country: 'AT', class: 'reduced', percent: 5.5 },
          { country: '*', class: 'standard', percent: 0 },
        ],
      },
      ['- Austria, standard: 20%', '- Austria, reduced: 5.5%', '- Everywhere else, standard: 0%'],
      [],
    ],
    [
      'zones where they send, for how much and from when for nothing',
      {},
      [
        '- Austria: €4.90 (free of charge from €60.00)',
        '- Germany, Switzerland: up to 2 kg: €9.90; €19.90',
      ],
      ['Everywhere:\n'],
    ],
    [
      'free shipping that it is free',
      { 'shipping.zones': [{ name: 'All', countries: ['*'], rates: [{ cents: 0 }] }] },
      ['- Everywhere: free of charge'],
      ['€4.90', 'from €'],
    ],
    [
      'days of delivery how long it takes',
      {},
      ['within 1–2 working days', '- Austria: 1–2', '- Germany: 3–5'],
      [],
    ],
    [
      'days that are not set nothing',
      { 'shipping.transitDays': 'off' },
      [],
      ['working days', '1–2'],
    ],
    [
      'returns their days and address, and leave open who pays',
      {},
      ['within 21 days of delivery', 'Send them to: Lehm, Gasse 1, 8010 Graz', '⟦who pays'],
      ['free returns'],
    ],
    [
      'ways to pay their fee, limit and countries',
      {},
      [
        '- Bank transfer\n',
        '- Cash on delivery (fee €3.50; orders of up to €200.00; only to: Austria)',
        'due within 7 days',
      ],
      [],
    ],
    [
      'a shop without transfers nothing about when they are due',
      { 'payment.ways': [{ way: 'cash_on_delivery', countries: ['*'], fee: 0 }] },
      ['- Cash on delivery\n'],
      ['Bank transfer', 'due'],
    ],
    [
      'the seller what the settings hold, with no marks of its own',
      {},
      [
        'Lehm & Feuer \\*KG\\*\\\nGasse 1\\\n8010 Graz\\\nAustria',
        'post@lehm.example',
        '+43 1 234',
      ],
      ['⟦street'],
    ],
    [
      'a seller without an address that it is to be filled in',
      { 'shop.street': '', 'shop.emails': [], 'shop.phone': '' },
      ['⟦street, post code, town and country⟧', 'E-mail: ⟦e-mail address⟧'],
      ['Phone'],
    ],
  ])('%s', (_, changed, said, unsaid) => {
    const text = textOf('terms', changed)
    for (const one of said) expect(text).toContain(one)
    for (const one of unsaid) expect(text).not.toContain(one)
  })
})

test('an imprint names the law of the country, the tax number and what is to be filled in', () => {
  const german = textOf('imprint', {}, 'de')
  expect(german).toContain('Angaben gemäß § 5 ECG')
  expect(german).toContain('Umsatzsteuer-Identifikationsnummer: ATU12345678')
  expect(german).toContain('Österreich')
  expect(textOf('imprint', { 'shop.country': 'US' })).not.toContain('Information required')
  expect(textOf('imprint', { 'money.taxNumber': '' })).toContain('⟦VAT identification number')
})

test('questions answer only what the settings say', () => {
  expect(textOf('faq')).toContain('## When does my order arrive?')
  expect(textOf('faq', { 'shipping.transitDays': 'off' })).not.toContain('arrive')
  expect(textOf('faq', { 'money.taxRates': [] })).not.toContain('include tax')
})

test('privacy says what the shop keeps, and leaves rights to the merchant’s law', () => {
  const text = textOf('privacy')
  expect(text).toContain('## When you order')
  expect(text).not.toMatch(/24 hours|\{\w+\}/)
  expect(openPlaces(text)).toHaveLength(1)
})

test.each(LANGUAGES)(
  'every page begins in %s with a title, and nothing of the demo',
  (language) => {
    for (const kind of START_KINDS) {
      const { words } = pageStart(kind, language, settingsFrom(POTTERY))
      expect(words.title).not.toBe('')
      expect(words.body, kind).not.toMatch(/undefined|\{\w+\}|Bangladesh|Dhaka|Bijoy|Exclusive/)
      if (language !== 'en')
        expect(words.title).not.toBe(pageStart(kind, 'en', settingsFrom(POTTERY)).words.title)
    }
  },
)

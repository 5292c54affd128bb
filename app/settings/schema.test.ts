import { expect, test } from 'vitest'
import { VAT_PERCENT } from '../business'
import { readConfig } from '../config.server'
import { environmentValues } from './environment'
import { contrastOnWhite } from './groups/contrast'
import { BadValue, SETTING_KEYS, settingAt, settingsFrom } from './schema'

test('untouched settings hold the spec’s values', () => {
  const untouched = settingsFrom({})
  expect(settingsFrom(environmentValues(readConfig({})))).toEqual(untouched)
  expect(untouched.shop.name).toBe('Exclusive')
  expect(untouched.money).toMatchObject({ currency: 'USD', pricesIncludeTax: false })
  expect(untouched.money.taxRates).toEqual([
    { country: '*', class: 'standard', percent: VAT_PERCENT },
  ])
  expect(untouched.shipping.zones).toMatchObject([{ countries: ['*'], rates: [{ cents: 0 }] }])
  expect(SETTING_KEYS.filter((key) => settingAt(untouched, key) === undefined)).toEqual([])
})

test.each([
  [{ 'shop.nmae': 'x' }, 'There is no setting "shop.nmae"'],
  [{ 'shop.name': '' }, 'shop.name is empty'],
  [{ 'shop.name': 'a\nb' }, 'shop.name has a line break'],
  [{ 'shop.name': 5 }, 'shop.name'],
  [{ 'shop.name': 'a {b}' }, 'shop.name has { } < or >'],
  [{ 'shop.logo': '<svg onload="x"/>' }, 'shop.logo has'],
  [{ 'shop.icon': 'data:image/png;base64,AAAA' }, 'shop.icon is no PNG picture'],
  [{ 'shop.icon': 'data:text/html;base64,AAAA' }, 'shop.icon is neither an SVG nor a PNG'],
  [{ 'shop.emails': [] }, 'shop.emails names no address'],
  [{ 'shop.emails': ['tom'] }, 'shop.emails.0 is no e-mail address'],
  [{ 'shop.facebook': 'javascript:alert(1)' }, 'shop.facebook'],
  [{ 'shop.bannerLink': '//evil.example' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': '/\\evil.example' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': '/a\\b' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': 'javascript:alert(1)' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': 'https://[' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': '' }, 'shop.bannerLink is neither'],
  [{ 'shop.bannerLink': '/a b' }, 'shop.bannerLink has a space'],
  [{ 'shop.accent': '#ffff00' }, 'shop.accent has less than 4.5:1'],
  [{ 'shop.accent': 'red' }, 'shop.accent is no colour'],
  [{ 'shop.languages': ['en', 'en'] }, 'shop.languages names a language twice'],
  [{ 'shop.languages': ['fr'] }, 'shop.defaultLanguage is "en", which'],
  [{ 'money.currency': 'EURO' }, 'money.currency is no currency such as EUR'],
  [
    { 'money.taxRates': [{ country: 'FR', percent: 101 }] },
    'money.taxRates.0.percent is above 100',
  ],
  [{ 'money.currency': 'usd' }, 'money.currency is no currency such as EUR'],
  [{ 'money.currency': '' }, 'money.currency is no currency such as EUR'],
  [{ 'money.rounding': 'up' }, 'money.rounding'],
  [{ 'money.taxClasses': [] }, 'money.taxClasses names no class'],
  [{ 'money.taxClasses': ['standard', 'standard'] }, 'money.taxClasses names a class twice'],
  [{ 'money.taxClasses': ['<b>'] }, 'money.taxClasses.0 is no class'],
  [{ 'money.taxClasses': ['reduced'] }, 'money.taxRates names the class "standard"'],
  [{ 'money.taxRates': [{ percent: -1 }] }, 'money.taxRates.0.percent is below 0'],
  [{ 'money.taxRates': [{ percent: Number.NaN }] }, 'money.taxRates.0.percent'],
  [{ 'money.taxRates': [{ percent: '20' }] }, 'money.taxRates.0.percent'],
  [{ 'money.taxRates': [{ percent: 0.0001 }] }, 'money.taxRates.0.percent'],
  [{ 'money.taxRates': [{ region: 'Corse', percent: 1 }] }, 'money.taxRates.0.region needs its'],
  [{ 'money.taxNumber': 'a\nb' }, 'money.taxNumber'],
  [{ 'money.taxRates': [{ country: 'France', percent: 1 }] }, 'money.taxRates.0.country'],
  [{ 'money.taxRates': [{ class: 'food', percent: 1 }] }, 'money.taxRates names the class "food"'],
  [{ 'money.taxRates': [{ percent: 1 }, { percent: 2 }] }, 'money.taxRates names a country'],
  [{ 'shipping.zones': [] }, 'shipping.zones has no zone'],
  [{ 'shipping.zones': [{ name: 'A', countries: ['*'], rates: [] }] }, 'shipping.zones.0.rates'],
  [{ 'shipping.cutoffHour': 25 }, 'shipping.cutoffHour is above 24'],
  [{ 'payment.ways': [{ way: 'barter' }] }, 'payment.ways.0.way'],
  [{ 'words.fr': { banner: 'x' } }, 'words.fr.banner'],
])('%j is refused by name', (values, line) => {
  expect(() => settingsFrom(values)).toThrow(BadValue)
  expect(() => settingsFrom(values)).toThrow(line)
})

test('texts that name the shop follow its name until they are set themselves', () => {
  const renamed = { 'shop.name': 'Maison', 'shop.street': '', 'shop.city': 'Nantes' }
  const { shop, shipping, payment } = settingsFrom({
    ...environmentValues(readConfig({})),
    ...renamed,
  })
  expect(shop.legalName).toBe('Maison')
  expect(shipping.returnAddress).toBe('Maison, Nantes')
  expect(payment.bankAccounts).toMatchObject([{ holder: 'Maison', bank: 'Demo Bank, Dhaka' }])
  const set = settingsFrom({
    ...renamed,
    'shop.legalName': 'M SA',
    'shipping.returnAddress': 'Depot 5',
  })
  expect(set.shipping.returnAddress).toBe('Depot 5')
  expect(set.payment.bankAccounts[0]?.holder).toBe('M SA')
})

test('contrast is WCAG’s', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21)
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1)
  expect(contrastOnWhite('#767676')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOnWhite('#777777')).toBeLessThan(4.5)
})

test('a menu and the home page name categories of every script', () => {
  const title = { en: 'Saris' }
  for (const slug of ['শাড়ি', 'हिन्दी-किताबें', 'أحذية-رجالية', 'κεραμικα', 'mens-shoes']) {
    const section = { id: 'row', kind: 'products', title, rule: 'category', category: slug }
    const { shop, home } = settingsFrom({ 'shop.menu': [slug], 'home.sections': [section] })
    expect(shop.menu).toEqual([slug])
    expect(home.sections[0]).toMatchObject({ category: slug })
  }
  for (const bad of ['Saris', 'a b', '../x', '', 'x'.repeat(101)])
    expect(() => settingsFrom({ 'shop.menu': [bad] })).toThrow('is no slug')
})

test('a merchant’s own shop begins with no place that it sends to', () => {
  const { shipping } = settingsFrom({ 'shop.kind': 'own' })
  expect(shipping.zones).toEqual([])
  expect(settingsFrom({ 'shop.kind': 'own', 'shipping.zones': [] }).shipping).toEqual(shipping)
})

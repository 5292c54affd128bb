import { expect, test } from 'vitest'
import { inEachLanguage, LANGUAGES } from '../../business'
import { settingsFrom } from '../../settings/schema'
import { changeTexts } from '../change-texts'
import { editableTexts, textAt } from '../own-words.server'
import { textsOf } from '../texts.server'
import { ownDe, withoutCodeDe } from './de'
import { ownEn, withoutCodeEn } from './en'
import { ownEs, withoutCodeEs } from './es'
import { ownFr, withoutCodeFr } from './fr'
import { kindTexts } from './kind-texts.server'

const demo = settingsFrom({})
const own = settingsFrom({ 'shop.kind': 'own', 'shop.name': 'Töpferei' })
const overlays = {
  en: { ...ownEn, ...withoutCodeEn },
  fr: { ...ownFr, ...withoutCodeFr },
  es: { ...ownEs, ...withoutCodeEs },
  de: { ...ownDe, ...withoutCodeDe },
}

/** What only the demo may say, in any language. */
const CLAIMS =
  /24\/7|24 h|24 hours|24 Stunden|24 heures|24 horas|rund um die Uhr|\{hours\}|\{percent\}|free of charge|kostenlos|gratuit|sans frais|gratis|10\s?%/i

test('a merchant’s own texts replace texts that exist, in every language', () => {
  for (const language of LANGUAGES) {
    const paths = Object.keys(overlays[language])
    expect(paths).toEqual(Object.keys(overlays.en))
    expect(paths.filter((path) => textAt(textsOf(language), path) === undefined)).toEqual([])
  }
})

test.each(LANGUAGES)('a merchant’s own texts in %s make no promise of the demo', (language) => {
  const claims = Object.values(overlays[language]).filter((text) => CLAIMS.test(text))
  expect(claims).toEqual([])
  const texts = kindTexts(language, textsOf(language), own)
  expect(texts.shell.banner).toBe('')
  expect(texts.shell.footer.offer).not.toMatch(CLAIMS)
})

test.each(LANGUAGES)('a merchant’s own texts in %s offer no free return', (language) => {
  const offers = /free|gratuit|gratis|kostenlos|nothing|rien|nada|kostet Sie nichts|Banglad/i
  const { productPage, returns, returnMails } = kindTexts(language, textsOf(language), own)
  const about = [returns.ask.intro, returns.ask.unmailed.intro, returns.withdraw.sendBack]
  const mailed = [returnMails.accepted.text, returnMails.withdrawal.sendBack]
  expect(offers.test(textsOf(language).productPage.freeReturns)).toBe(true)
  for (const text of [productPage.freeReturns, ...about, ...mailed])
    expect(text).not.toMatch(offers)
  for (const text of Object.values(productPage.delivery)) expect(text).not.toMatch(offers)
})

test.each(LANGUAGES)('texts of both kinds in %s call a button what it says', (language) => {
  const quoted = { en: /“(.+?)”/g, fr: /«\u00a0(.+?)\u00a0»/g, es: /«(.+?)»/g, de: /„(.+?)“/g }
  for (const shop of [demo, own]) {
    const texts = kindTexts(language, textsOf(language), shop)
    const all = new Set<string>()
    changeTexts(texts, (text) => all.add(text) && text)
    const { questions } = texts.faq
    const { terms, privacy } = texts.legal
    const help = [...questions, ...terms, ...privacy].map(({ text }) => text).join('\n')
    const labels = [...help.matchAll(quoted[language])].map(([, label]) => label)
    expect(labels.length).toBeGreaterThan(3)
    expect(labels.filter((label) => !all.has(label ?? ''))).toEqual([])
  }
})

test.each(['fr', 'es', 'de'] as const)(
  'a merchant’s own texts in %s have no space where a line could break before a mark',
  (language) => {
    const texts = kindTexts(language, textsOf(language), own)
    expect(JSON.stringify(texts)).not.toMatch(/ [?!;:»%…]|« /)
  },
)

test.each([
  ['IN', 'GST', 'No. GST is added', 'They include GST', 'State', 'Company, state'],
  [
    'US',
    'Sales tax',
    'No. Sales tax is added',
    'They include sales tax',
    'State',
    'Company, state',
  ],
  ['BD', 'VAT', 'No. VAT is added', 'They include VAT', 'District', 'Company, district'],
  ['AT', 'VAT', 'No. VAT is added', 'They include VAT', 'Region', 'Company, region'],
  ['GB', 'VAT', 'No. VAT is added', 'They include VAT', 'County', 'Company, county'],
])('a shop of %s calls tax and region in English as its shoppers do', (country, ...words) => {
  const shop = settingsFrom({ 'shop.kind': 'own', 'shop.country': country })
  const { cart, money, checkout } = kindTexts('en', textsOf('en'), shop)
  const [label, isAdded, included, region, more] = words
  expect([cart.vat, checkout.fields.county, checkout.more]).toEqual([label, region, more])
  expect(money.isAdded).toContain(isAdded)
  expect(money.included).toContain(included)
})

test.each([
  ['US', 'ZIP Code', 'Enter your ZIP code.'],
  ['IN', 'PIN Code', 'Enter your PIN code.'],
  ['CA', 'Postal Code', 'Enter your postal code.'],
  ['GB', 'Post Code', 'Enter your post code.'],
])('a post code of %s is called as its shoppers call it', (country, label, missing) => {
  const shop = settingsFrom({ 'shop.kind': 'own', 'shop.country': country })
  const { fields, problems } = kindTexts('en', textsOf('en'), shop).checkout
  expect([fields.postCode, problems.missing.postCode]).toEqual([label, missing])
})

test('a bank’s code is called as it is in the seller’s country', () => {
  const called = (country: string) => {
    const shop = settingsFrom({ 'shop.kind': 'own', 'shop.country': country })
    const { order, mails } = kindTexts('en', textsOf('en'), shop)
    return [order.swift, mails.bankInstructions.bic]
  }
  expect(called('IN')).toEqual(['IFSC', 'IFSC'])
  expect(called('NP')).toEqual(['BIC (SWIFT)', 'BIC'])
})

test('an untouched demo keeps the texts it has', () => {
  expect(kindTexts('en', textsOf('en'), demo)).toBe(textsOf('en'))
})

test('the offer to subscribers names the discount that they get', () => {
  const five = settingsFrom({ 'money.newsletterPercent': 5 })
  expect(kindTexts('en', textsOf('en'), five).shell.footer.offer).toBe(
    'Get 5% off your first order',
  )
  const none = settingsFrom({ 'money.newsletterPercent': 0 })
  expect(kindTexts('de', textsOf('de'), none).shell.footer.offer).not.toMatch(/%/)
})

test('a text that a merchant begins to edit names the shop by its place, not the demo', () => {
  const all = inEachLanguage(textsOf)
  for (const language of LANGUAGES) {
    const seen: string[] = []
    changeTexts(editableTexts(language, all, own), (text) => {
      if (/Exclusive/.test(text)) seen.push(text)
      return text
    })
    expect(seen).toEqual([])
  }
  expect(editableTexts('en', all, own).mails.newsletterWelcome.subject).toBe('Welcome to {shop}')
})

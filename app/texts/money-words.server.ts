import { type Language, VAT_PERCENT } from '../business'
import type { Settings } from '../settings/schema'
import { patternOf } from './currency.server'
import { formatPrice, inPattern } from './figures'
import { fill } from './fill'
import type { Texts } from './texts'

/** The discount of coupon APP3 on a first order from the app, in minor units of any currency. */
const APP_COUPON = 300

/**
 * Returns the texts for the shop's tax, prices and shipping: those that name dollars, Vat of 15% or
 * free shipping say what holds instead, and prices that include tax say so. An untouched shop gets
 * the same object.
 */
export function moneyTexts(language: Language, texts: Texts, { money, shipping }: Settings): Texts {
  const { currency, pricesIncludeTax, taxRates } = money
  const [rate] = taxRates
  const dollars = currency === 'USD'
  const spec =
    !pricesIncludeTax &&
    taxRates.length === 1 &&
    rate?.country === '*' &&
    rate.percent === VAT_PERCENT
  const rates = shipping.zones.flatMap((zone) => zone.rates)
  const free = rates.length > 0 && rates.every(({ cents }) => cents === 0)
  if (dollars && spec && free) return texts
  const { legal, faq, shop, shell, product } = texts
  const t = texts.money
  const untaxed = taxRates.every(({ percent }) => percent === 0)
  const tax = untaxed ? t.none : pricesIncludeTax ? t.included : t.added
  const name = new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency
  const prices = [fill(t.pricesIn, { currency: name }), tax, free ? t.free : t.shipped].join(' ')
  const answer = untaxed ? t.none : pricesIncludeTax ? t.isIncluded : t.isAdded
  const taxed = spec ? faq : (replaced(faq, VAT_QUESTION, () => answer) as Texts['faq'])
  const pattern = patternOf(language, currency)
  return {
    ...texts,
    legal: {
      ...legal,
      terms: legal.terms.map((part, at) => {
        if (at === TERMS.prices) return { ...part, text: prices }
        return at === TERMS.delivery && !free ? { ...part, text: t.delivery } : part
      }),
    } as Texts['legal'],
    faq: {
      ...taxed,
      questions: taxed.questions.map((question, at) =>
        at === COST_OF_DELIVERY && !free ? { ...question, text: t.costs } : question,
      ),
    } as Texts['faq'],
    ...(pricesIncludeTax &&
      !untaxed && { product: { ...product, tax: t.tax } as Texts['product'] }),
    shop: dollars
      ? shop
      : (replaced(shop, /\(\$\)$/, (text) =>
          text.replace('($)', () => `(${signOf(pattern)})`),
        ) as Texts['shop']),
    shell: dollars
      ? shell
      : (replaced(shell, DOLLARS, (text) =>
          text.replace(DOLLARS, () => formatPrice(language, APP_COUPON, pattern, true)),
        ) as Texts['shell']),
  }
}

/** The places of these terms and questions, in every language. */
const TERMS = { prices: 0, delivery: 4 }
const COST_OF_DELIVERY = 2
const VAT_QUESTION = new RegExp(`\\b${VAT_PERCENT}\\s?%`)
const DOLLARS = /\$3|3\s\$/
const signOf = (pattern: string) => inPattern(pattern, '').trim()

function replaced(texts: unknown, match: RegExp, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return match.test(texts) ? change(texts) : texts
  if (Array.isArray(texts)) return texts.map((one) => replaced(one, match, change))
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, one]) => [name, replaced(one, match, change)]),
  )
}

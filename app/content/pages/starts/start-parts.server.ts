import type { Language } from '../../../business'
import { countryName } from '../../../orders/order/countries'
import { isOnline } from '../../../settings/payments'
import type { Settings } from '../../../settings/schema'
import { patternOf } from '../../../texts/currency.server'
import { formatNumber, formatPercent, formatPrice } from '../../../texts/figures'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'

const GRAMS_OF_KILOGRAM = 1000
const GRAMS_OF_POUND = 453.59237

/** Returns Markdown lines of what the settings say, and nothing of what they leave open. */
export function startParts(language: Language, { shop, money, shipping, payment }: Settings) {
  const { pageStarts: t, onlinePayment } = textsOf(language)
  const pattern = patternOf(language, money.currency)
  const price = (amount: number) => formatPrice(language, amount, pattern)
  const place = (code: string) => (code === '*' ? t.elsewhere : countryName(code, language))
  const placesOf = (codes: readonly string[]) =>
    codes.length === 1 && codes[0] === '*' ? t.everywhere : codes.map(place).join(', ')
  const weight = (grams: number) =>
    shop.weightUnit === 'lb' || (shop.weightUnit === 'language' && language === 'en')
      ? `${formatNumber(language, grams / GRAMS_OF_POUND)} lb`
      : `${formatNumber(language, grams / GRAMS_OF_KILOGRAM)} kg`
  const costs = (cents: number) => (cents === 0 ? t.free : price(cents))

  const tax = () => {
    const { taxRates, pricesIncludeTax } = money
    if (taxRates.length === 0) return []
    if (taxRates.every(({ percent }) => percent === 0)) return [t.untaxed]
    const several = money.taxClasses.length > 1
    const rates = taxRates.map(({ country, region, class: name, percent }) => {
      const where = taxRates.every((rate) => rate.country === '*') ? t.everywhere : place(country)
      const all = [where, region, several && name].filter(Boolean).join(', ')
      return `- ${fill(t.rate, { place: literal(all), percent: formatPercent(language, percent) })}`
    })
    return [pricesIncludeTax ? t.included : t.added, rates.join('\n')]
  }

  const sending = () => {
    const zones = shipping.zones.map(({ countries, postCodes, rates }) => {
      const codes = postCodes ? ` (${postCodes.join(', ')})` : ''
      const said = rates.map(({ cents, freeFrom, upToGrams }) => {
        const cost =
          upToGrams === undefined
            ? costs(cents)
            : fill(t.upTo, { weight: weight(upToGrams), price: costs(cents) })
        const free = freeFrom !== undefined && cents > 0
        return free ? `${cost} (${fill(t.freeFrom, { amount: price(freeFrom) })})` : cost
      })
      return `- ${literal(placesOf(countries) + codes)}: ${said.join('; ')}`
    })
    return zones.length > 0 ? [t.destinations, zones.join('\n')] : []
  }

  const arrival = () => {
    const { transitDays, handlingDays } = shipping
    if (transitDays === 'off') return []
    const routes = transitDays.split(' ').map((route) => {
      const [to = '', days = ''] = route.split(':')
      const [code = '', area] = to.split('/')
      const where = place(code) + (area ? ` (${area}…)` : '')
      return `- ${fill(t.days, { place: where, days: range(days) })}`
    })
    return [fill(t.handling, { days: range(handlingDays) }), t.transit, routes.join('\n')]
  }

  const returns = () => [
    `${fill(t.returnDays, { days: shipping.returnDays })} ${t.askForReturn}`,
    ...(shipping.returnAddress
      ? [fill(t.returnTo, { address: literal(shipping.returnAddress) })]
      : []),
    t.places.payer,
  ]

  const paying = () => {
    const ways = payment.ways.map(({ way, countries, limit, fee }) => {
      const everywhere = countries.includes('*')
      const more = [
        fee > 0 && fill(t.fee, { amount: price(fee) }),
        limit !== undefined && fill(t.limit, { amount: price(limit) }),
        !everywhere && fill(t.onlyTo, { places: placesOf(countries) }),
      ].filter(Boolean)
      const name = isOnline(way) ? onlinePayment.ways[way] : t[way]
      return `- ${name}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
    })
    const due = payment.ways.some(({ way }) => way === 'bank')
    return [ways.join('\n'), ...(due ? [fill(t.due, { days: payment.bankDueDays })] : [])]
  }

  const seller = () => {
    const country = shop.country && countryName(shop.country, language)
    const name = shop.city.endsWith(country) ? '' : country // Some write it after the city.
    const lines = [shop.street, shop.city].filter(Boolean).map(literal)
    const address = lines.length === 2 ? [...lines, ...(name ? [name] : [])] : [t.places.address]
    return [[literal(shop.legalName) || t.places.name, ...address].join('\\\n')]
  }

  const contact = () => {
    const lines = [
      fill(t.email, { email: shop.emails[0] ? literal(shop.emails[0]) : t.places.email }),
      shop.phone && fill(t.phone, { phone: literal(shop.phone) }),
      shop.hours && fill(t.hours, { hours: literal(shop.hours) }),
    ]
    return [lines.filter(Boolean).join('\\\n')]
  }

  const prices = () => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    const name = names.of(money.currency) ?? money.currency
    return [fill(t.currency, { currency: name }), ...tax()]
  }
  return { prices, tax, sending, arrival, returns, paying, seller, contact }
}

const range = (days: string) => days.replace('-', '–')

/** Escapes what Markdown would take for marks, and the dots of no list. */
const literal = (text: string) => text.replace(/[\\`*_[\]#|<>~]/g, '\\$&')

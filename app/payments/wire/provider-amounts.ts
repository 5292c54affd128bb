import { parseUrl } from '../../input/parsed'
import { minorUnitsOf } from '../../texts/currency.server'
import { ProviderAway, type ProviderMoney, ProviderRefused } from '../provider'

/** Decimals of amounts as providers write them, where they are not two. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...decimals(0, 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'),
  ...decimals(3, 'BHD IQD JOD KWD LYD OMR TND'),
}

/** A provider's exceptions in writing currencies. The table says nothing of ISK and UGX: two. */
interface AmountRules {
  decimals?: Readonly<Record<string, number>>
  /** Every amount is a multiple of this, in the provider's units: 10 for Stripe's dinars. */
  step?: (currency: string) => number
}

/** Stripe's three-decimal amounts end in 0, and its krónur and Ugandan shillings in 00. */
export const STRIPE_AMOUNTS: AmountRules = {
  step: (currency) =>
    decimalsOf(currency) === 3 ? 10 : currency === 'ISK' || currency === 'UGX' ? 100 : 1,
}
/** PayPal refuses decimals of forints and Taiwan dollars. */
export const PAYPAL_AMOUNTS: AmountRules = { decimals: { HUF: 0, TWD: 0 } }
/** SSLCommerz and bKash write every amount with two decimals. */
export const TAKA_AMOUNTS: AmountRules = { decimals: { JPY: 2, BHD: 2, KWD: 2, OMR: 2 } }

const decimalsOf = (currency: string, rules: AmountRules = {}) =>
  rules.decimals?.[currency] ?? DECIMALS[currency] ?? 2

/**
 * Turns minor units of the shop into the provider's. Throws ProviderRefused ('amount') when the
 * provider cannot take the amount to the last unit: nothing is ever rounded.
 */
export function toUnits({ amount, currency }: ProviderMoney, rules: AmountRules = {}) {
  const units = scaled(amount, minorUnitsOf(currency), 10 ** decimalsOf(currency, rules))
  if (units === undefined || units % (rules.step?.(currency) ?? 1) !== 0)
    throw new ProviderRefused('amount', `The provider cannot take this amount in ${currency}.`)
  return units
}

/** Turns units of the provider into the shop's. Undefined when they are no whole minor units. */
export const fromUnits = (units: number, currency: string, rules: AmountRules = {}) =>
  scaled(units, 10 ** decimalsOf(currency, rules), minorUnitsOf(currency))

/** Writes an amount as the provider wants it: `1250.00`. Throws as `toUnits` does. */
export function toDecimal(money: ProviderMoney, rules: AmountRules = {}) {
  const places = decimalsOf(money.currency, rules)
  const digits = String(toUnits(money, rules)).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * Reads `1250`, `1250.5` or `1250.00` into minor units of the shop. Undefined when the text is no
 * amount, or finer than the shop's units.
 */
export function fromDecimal(text: string | number | undefined, currency: string) {
  const found = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(String(text ?? ''))
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  return scaled(Number(whole + part), 10 ** part.length, minorUnitsOf(currency))
}

/** Undefined where the result is not whole, or no safe integer. */
function scaled(amount: number, from: number, to: number) {
  const result = from > to ? amount / (from / to) : amount * (to / from)
  return Number.isSafeInteger(amount) && Number.isSafeInteger(result) ? result : undefined
}

function decimals(count: number, codes: string) {
  return Object.fromEntries(codes.split(' ').map((code) => [code, count]))
}

/**
 * Returns the provider's page as an address of one of its hosts by https. Throws ProviderAway for
 * any other: a shopper is sent nowhere else. `base` is the provider's own address where the merchant
 * uses another than the public one, as tests do; its host counts too, by its own protocol.
 */
export function payPage(
  name: string,
  address: string | undefined,
  hosts: readonly string[],
  base: URL,
) {
  const url = parseUrl(address ?? '')
  const isPublic = url?.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
  if (url && (isPublic || url.origin === base.origin) && !url.username && !url.password)
    return url.href
  throw new ProviderAway(`${name} named a payment page that is not on a host of its own.`)
}

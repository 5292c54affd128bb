import type { z } from 'zod'
import { settings } from '../../settings/settings.server'
import { asciiDigits } from '../../text-core/digits'
import { writtenNumber } from '../../text-core/written-number'
import { minorUnitsOf, patternOf, shopCurrency } from '../../texts/currency.server'
import { currencyCode, inPattern } from '../../texts/figures'

/** A number whose point stands before decimals in one country, and between thousands in another. */
const GROUP_OR_DECIMALS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** Currencies of countries where a comma only ever parts thousands. */
const COMMA_PARTS = new Set([
  ...['BDT', 'CNY', 'ETB', 'GHS', 'HKD', 'INR', 'JPY', 'KES', 'KRW', 'LKR', 'MXN', 'MYR', 'NGN'],
  ...['NPR', 'PHP', 'PKR', 'SGD', 'THB', 'TWD', 'TZS', 'UGX'],
])

/** What is written before or after an amount, beside a currency's code and English sign. */
const SIGNS: Record<string, string> = {
  AED: 'dhs?|د\\.إ',
  BDT: '৳|tk|taka|টাকা',
  CNY: '元|rmb',
  EUR: 'euro',
  GHS: 'gh[₵¢]|₵|ghc',
  INR: '₹|rs|रु|रू|रुपये',
  JPY: '円',
  KES: 'kshs?',
  KRW: '원',
  KWD: 'kd|د\\.ك',
  LKR: 'rs|රු|ரூ',
  NGN: '₦|n(?!g|a)|naira',
  NPR: 'rs|रु|रू|रुपैयाँ',
  PKR: '₨|rs|روپے',
  USD: 'us\\$',
}

/** The highest amount of a price, in minor units. */
const MOST = 1_000_000_000

/** Digits in groups of three, or in lakhs and crores; no thousands begin with 0. */
const BY_COMMA = /^[+-]?(?:[1-9]\d?(?:,\d{2})+|[1-9]\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d+)?$/

/** Reads a number as `writtenNumber`, and '1,250' where the currency's countries mean 1250. */
export function writtenInShop(text: string) {
  const typed = asciiDigits(text).trim()
  const isSure = COMMA_PARTS.has(currencyCode()) && BY_COMMA.test(typed)
  return writtenNumber(isSure ? typed.replaceAll(',', '') : typed)
}

/** Removes what surrounds an amount in the shop's currency: '৳ 1,250', 'Rs. 350', '350/-', '19,90 €'. */
const withoutSigns = (text: string) =>
  text.normalize('NFKC').replace(around.getOrInsertComputed(currencyCode(), signsAround), '')

const around = new Map<string, RegExp>()

function signsAround(code: string) {
  const english = inPattern(patternOf('en', code), '').trim().replace(/\W/g, '\\$&')
  const sign = `(?:${[SIGNS[code] ?? code, english, code].join('|')})\\.?`
  return RegExp(`^\\s*${sign}|(?:\\s*${sign})?(?:/[-=])?\\s*$`, 'gi')
}

/** Tells whether a unit such as '৳', 'Tk' or 'BDT' is the shop's currency. */
export const isShopCurrency = (unit: string) =>
  unit.trim().toUpperCase() === currencyCode() || withoutSigns(unit).trim() === ''

/** Reads a price as `writtenInShop`; NaN for '1.049', unless the currency has thousandths. */
export function writtenPrice(text: string) {
  const amount = withoutSigns(text)
  const mayBeTwo = minorUnitsOf() < 1000 && GROUP_OR_DECIMALS.test(asciiDigits(amount).trim())
  return mayBeTwo ? Number.NaN : writtenInShop(amount)
}

/** Reads pieces as `writtenInShop`; NaN for '1.000', which is one piece or a thousand. */
export const writtenPieces = (text: string) =>
  GROUP_OR_DECIMALS.test(asciiDigits(text).trim()) ? Number.NaN : writtenInShop(text)

/** A price in the shop's currency: at least so many minor units, at most what a column holds. */
export const priceField = <Field extends z.ZodType<number | undefined>>(field: Field, least = 1) =>
  field.superRefine((major, checked) => {
    if (major === undefined) return
    const units = minorUnitsOf()
    const amount = Math.round(major * units)
    if (amount >= least && amount <= MOST) return
    const said = amount > MOST ? `is above ${MOST / units}` : `${shopCurrency()} is no price`
    checked.addIssue({ code: 'custom', message: `${major} ${said}` })
  })

const PERCENT = /^([\d.,]+)\s*%?$/

/**
 * One of the shop's tax classes, or what it takes in the seller's country: '18%'. Null is the first,
 * for products that name none.
 */
export const taxClassField = <Field extends z.ZodType<string | null>>(field: Field) =>
  field
    .transform((name) => (name === null || isClass(name) ? name : (classTaking(name) ?? name)))
    .refine((name) => name === null || isClass(name), {
      error: ({ input }) =>
        typeof input === 'string' && PERCENT.test(asciiDigits(input))
          ? `no class in money.taxClasses takes ${input} per cent in ${settings().shop.country}`
          : `there is no class "${input}" in money.taxClasses`,
    })

const isClass = (name: string) => settings().money.taxClasses.includes(name)

/** Returns the class that takes so many per cent; a sheet stores 5% as 0.05. */
function classTaking(text: string) {
  const { money, shop } = settings()
  const percent = writtenNumber(PERCENT.exec(asciiDigits(text))?.[1] ?? '-')
  const rateAt = (place: string, name: string) =>
    money.taxRates.find((one) => one.country === place && !one.region && one.class === name)
  const taking = (asked: number) =>
    money.taxClasses.find(
      (name) => ((rateAt(shop.country, name) ?? rateAt('*', name))?.percent ?? 0) === asked,
    )
  return taking(percent) ?? taking(Math.round(percent * 100_000) / 1000)
}

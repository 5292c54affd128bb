import { z } from 'zod'
import { NEWSLETTER_PERCENT, VAT_PERCENT } from '../../business'
import { NO_CURRENCY } from '../own-defaults'
import { country, eachOnce, lineOrNone, singleLine, whole } from './fields'

const MOST_RATES = 500

const className = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'is no class such as "reduced"')

const taxRate = z
  .strictObject({
    country: country.default('*'),
    /** A region of the country, as addresses write it, of the USA and Canada by either name; empty for all. */
    region: singleLine(60).optional(),
    class: className.default('standard'),
    percent: z
      .number('is no number')
      .min(0, 'is below 0')
      .max(100, 'is above 100')
      .multipleOf(0.001, 'has more than three decimals'),
  })
  .refine((rate) => rate.country !== '*' || rate.region === undefined, {
    path: ['region'],
    error: 'needs its country',
  })

/** Prices, and what is added to them. */
export const moneyGroup = z.strictObject({
  /** An ISO 4217 code. All amounts are in its minor units. */
  currency: z
    .string()
    .refine(
      (code) => code === NO_CURRENCY || Intl.supportedValuesOf('currency').includes(code),
      'is no currency such as EUR',
    )
    .default('USD'),
  pricesIncludeTax: z.boolean().default(false),
  /** The seller's number on invoices: a VAT identification number. */
  taxNumber: lineOrNone(60).default(''),
  /** Products that name no class have the first one. */
  taxClasses: z
    .array(className)
    .min(1, 'names no class')
    .max(20)
    .refine((all) => eachOnce(all, String) === undefined, 'names a class twice')
    .default(['standard']),
  /** The most exact rate holds: region, then country, then `*`. Without any there is no tax. */
  taxRates: z
    .array(taxRate)
    .max(MOST_RATES)
    .refine(
      (rates) =>
        eachOnce(rates, (rate) => [rate.country, rate.region ?? '', rate.class].join()) ===
        undefined,
      'names a country, region and class twice',
    )
    .default([{ country: '*', class: 'standard', percent: VAT_PERCENT }]),
  /** Tax rounds half up: once for an order and rate, or for each line. */
  rounding: z.enum(['order', 'line']).default('order'),
  /** Crossed-out prices and badges come from the spec's fixed values, or from the catalogue. */
  crossedOutPrices: z.enum(['fixed', 'catalogue']).default('fixed'),
  /** The discount of the one-time code that a new subscriber gets; 0 gives none. */
  newsletterPercent: whole(0, 100).default(NEWSLETTER_PERCENT),
  /** A moment in ISO 8601 with its offset; if empty, two years from each visit. */
  flashSaleEnd: z
    .literal('')
    .or(z.iso.datetime({ offset: true, error: 'is no time' }))
    .default(''),
})

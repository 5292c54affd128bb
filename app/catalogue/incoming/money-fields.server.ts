import type { z } from 'zod'
import { settings } from '../../settings/settings.server'
import { asciiDigits } from '../../text-core/digits'
import { writtenNumber } from '../../text-core/written-number'
import { minorUnitsOf, shopCurrency } from '../../texts/currency.server'

/** A number whose point stands before decimals in one country, and between thousands in another. */
const GROUP_OR_DECIMALS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** Reads a price as `writtenNumber`; NaN for '1.049' too, unless the currency has thousandths. */
export const writtenPrice = (text: string) =>
  minorUnitsOf() < 1000 && GROUP_OR_DECIMALS.test(asciiDigits(text).trim())
    ? Number.NaN
    : writtenNumber(text)

/** A price in the shop's currency: at least one minor unit, at most what a column holds. */
export const priceField = <Field extends z.ZodType<number>>(field: Field) =>
  field.refine(
    (major) => {
      const amount = Math.round(major * minorUnitsOf())
      return amount >= 1 && amount <= 1_000_000_000
    },
    { error: ({ input }) => `${input} ${shopCurrency()} is no price` },
  )

/** One of the shop's tax classes; null is the first, for products that name none. */
export const taxClassField = <Field extends z.ZodType<string | null>>(field: Field) =>
  field.refine((name) => name === null || settings().money.taxClasses.includes(name), {
    error: ({ input }) => `there is no class "${input}" in money.taxClasses`,
  })

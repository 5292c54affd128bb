import type { z } from 'zod'
import { settings } from '../../settings/settings.server'
import { minorUnitsOf, shopCurrency } from '../../texts/currency.server'

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

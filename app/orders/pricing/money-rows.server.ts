import { VAT_PERCENT } from '../../business'
import type { TaxShare } from '../../cart/rules/taxes'
import type { Totals } from '../../cart/totals'
import { settings } from '../../settings/settings.server'

export interface MoneyRow {
  subtotal: number
  discount: number
  vat: number
  currency: string
  fee: number
  includes_tax: number
  taxes: string | null
}

/** Returns the stored totals, in today's currency. */
export const moneyColumns = ({ taxes, includesTax, ...figures }: Totals) => ({
  ...figures,
  includes_tax: includesTax ? 1 : 0,
  taxes: JSON.stringify(taxes),
  currency: settings().money.currency,
})

/** Returns a row's money without subtotal, discount, tax, shipping and total. */
export const moneyOf = (row: MoneyRow) => ({
  currency: row.currency,
  fee: row.fee,
  includesTax: row.includes_tax === 1,
  taxes: row.taxes === null ? taxesBefore(row) : (JSON.parse(row.taxes) as TaxShare[]),
})

/** Returns the tax of an order older than rates. */
const taxesBefore = ({ subtotal, discount, vat }: MoneyRow): TaxShare[] =>
  subtotal > discount ? [{ percent: VAT_PERCENT, base: subtotal - discount, tax: vat }] : []

/** Returns a rate as lines store it. */
export const thousandths = (percent: number) => Math.round(percent * 1000)

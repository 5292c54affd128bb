import type { Language } from '../../business'
import { formatMoney, patternOf, shopCurrency } from '../../texts/currency.server'
import { formatPercent } from '../../texts/figures'
import type { Order } from '../order/order'

type Taxed = Pick<Order, 'vat' | 'taxes' | 'includesTax' | 'currency'>

/** Returns 'Vat' with its amount; with the rate where prices include it or there are several. */
export const taxRows = (
  name: string,
  { vat, taxes, includesTax, currency }: Taxed,
  language: Language,
) =>
  includesTax || taxes.length > 1
    ? taxes.map(({ percent, tax }) => [
        `${name} ${formatPercent(language, percent)}`,
        formatMoney(language, tax, currency),
      ])
    : [[name, formatMoney(language, vat, currency)]]

/** Adds a currency's pattern for the browser, which knows only the shop's own. */
export const withPattern = (order: Order, language: Language): Order =>
  order.currency === shopCurrency()
    ? order
    : { ...order, pattern: patternOf(language, order.currency) }

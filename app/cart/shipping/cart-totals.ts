import { type CartItem, lineKey, lineKeyOf } from '../cart'
import type { Quote } from '../quote'
import { type CouponTerms, goodsTotal, orderable, orderTotals } from '../totals'
import { shippingCents } from './shipping-rates'

/** The prices of a cart: the last quote or, before there is one, the shop's own country. */
export type Pricing = Pick<
  Quote,
  'rates' | 'payments' | 'unpayable' | 'from' | 'byPostCode' | 'unsent' | 'taxLater'
> &
  Partial<Pick<Quote, 'items' | 'delivery'>> & { rules: TaxRules }

type TaxRules = Omit<Quote['rules'], 'shippingCents' | 'feeCents'>

/** Returns the chosen way to pay, else the usual one. */
export const chosenWay = ({ payments }: Pricing, payment: string | undefined) =>
  payments.find((way) => way.payment === payment) ?? payments.find((way) => way.usual)

/** Returns the totals of what can be ordered now, paid that way. */
export function cartTotals(
  items: readonly CartItem[],
  priced: Pricing,
  terms?: CouponTerms,
  way?: { fee: number },
) {
  let grams = 0
  const lines = orderable(items).map((item) => {
    const { price, quantity, taxClass } = item
    const key = lineKey(item)
    const found = priced.items?.find((one) => lineKeyOf(one) === key)
    grams += (found?.grams ?? Number.NaN) * quantity
    return { unitPrice: price, quantity, taxClass }
  })
  const { rates = [], rules } = priced
  return orderTotals(lines, terms, {
    ...rules,
    shippingCents:
      (lines[0] && shippingCents(rates, { goods: goodsTotal(lines, terms), grams })) ?? 0,
    feeCents: way?.fee ?? 0,
  })
}

import { SHIPPING_CENTS, VAT_PERCENT } from '../../../app/business'
import type { TotalsRules } from '../../../app/cart/rules/taxes'

/** The rules of a shop whose settings nobody touched (spec section 9). */
export const SPEC_RULES: TotalsRules = {
  includesTax: false,
  rounding: 'order',
  rates: [{ class: 'standard', percent: VAT_PERCENT }],
  shippingCents: SHIPPING_CENTS,
  feeCents: 0,
}

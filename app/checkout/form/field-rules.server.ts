import { BILLING_RULES, NOTES } from '../../orders/order/billing-rules'
import type { FieldRule } from '../../ui/forms/rules'
import { AUTOFILL, BILLING_FIELDS } from './field-order'

export type CheckoutRule = FieldRule & { autoComplete: string }
type Name = keyof typeof BILLING_RULES

/** The rules of the page's fields, in order; they are sent with its data as HTML attributes. */
export const fieldRules = {
  ...(Object.fromEntries(
    BILLING_FIELDS.map((name) => [
      name,
      { ...BILLING_RULES[name], autoComplete: `billing ${AUTOFILL[name]}` },
    ]),
  ) as Record<Name, CheckoutRule>),
  notes: NOTES as FieldRule,
}

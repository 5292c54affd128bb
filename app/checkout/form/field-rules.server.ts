import { BILLING_RULES, NOTES } from '../../orders/billing-rules'
import type { FieldRule } from '../../ui/forms/rules'
import { AUTOFILL, FIELDS } from './field-order'

export type CheckoutRule = FieldRule & { autoComplete: string }
type Name = keyof typeof BILLING_RULES

/**
 * What the page's fields take, in their sequence: sent with its data, as the attributes of the form
 * say it all.
 */
export const fieldRules = {
  ...(Object.fromEntries(
    FIELDS.map((name) => [
      name,
      { ...BILLING_RULES[name], autoComplete: `billing ${AUTOFILL[name]}` },
    ]),
  ) as Record<Name, CheckoutRule>),
  notes: NOTES as FieldRule,
}

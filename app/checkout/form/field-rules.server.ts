import { BILLING_RULES, NOTES } from '../../orders/billing-rules'
import type { FieldRule } from '../../ui/forms/rules'

/** What the page's fields take: sent with its data, as the attributes of the form say it all. */
export const fieldRules: Record<keyof typeof BILLING_RULES | 'notes', FieldRule> = {
  ...BILLING_RULES,
  notes: NOTES,
}

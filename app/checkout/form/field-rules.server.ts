import { BILLING_RULES, NOTES } from '../../orders/order/billing-rules'
import { needsRegion } from '../../orders/order/regions'
import { settings } from '../../settings/settings.server'
import type { FieldRule } from '../../ui/forms/rules'
import { AUTOFILL, BILLING_FIELDS } from './field-order'

export type CheckoutRule = FieldRule & { autoComplete: string }
type Name = keyof typeof BILLING_RULES

const rules = {
  ...(Object.fromEntries(
    BILLING_FIELDS.map((name) => [
      name,
      { ...BILLING_RULES[name], autoComplete: `billing ${AUTOFILL[name]}` },
    ]),
  ) as Record<Name, CheckoutRule>),
  notes: NOTES as FieldRule,
}

/**
 * Returns the rules of the page's fields, in order; they are sent with its data as HTML attributes.
 * A merchant's shop whose country needs a region in addresses asks for it before the post code.
 */
export function fieldRules(): typeof rules {
  const { shop } = settings()
  if (shop.kind === 'demo' || !needsRegion(shop.country)) return rules
  const { postCode, company, county, notes, ...before } = rules
  return { ...before, county: { ...county, required: true }, postCode, company, notes }
}

import type { Billing } from '../../orders/order/order'

/** Values of HTML's `autocomplete`, in the order of the page: contact, address, folded fields. */
export const AUTOFILL: Record<keyof Billing, string> = {
  email: 'email',
  phone: 'tel',
  firstName: 'given-name',
  lastName: 'family-name',
  country: 'country',
  street: 'address-line1',
  city: 'address-level2',
  postCode: 'postal-code',
  company: 'organization',
  county: 'address-level1',
}

export const BILLING_FIELDS = Object.keys(AUTOFILL) as (keyof Billing)[]

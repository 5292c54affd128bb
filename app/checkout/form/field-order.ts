import type { Billing } from '../../orders/order'

type Name = keyof Billing

/** As they stand on the page. */
export const CONTACT: readonly Name[] = ['email', 'phone']
export const ADDRESS: readonly Name[] = [
  'firstName',
  'lastName',
  'country',
  'street',
  'city',
  'postCode',
]
export const FOLDED: readonly Name[] = ['company', 'county']

export const FIELD_ORDER = [...CONTACT, ...ADDRESS, ...FOLDED, 'notes'] as const

import type { Billing } from '../../../app/orders/order/order'

export const EMAIL = 'zuleika@quill.example'
/** Somebody else's address, which contains the other. */
export const NEAR = `not-${EMAIL}`

export const ZULEIKA: Billing = {
  firstName: 'Zuleïka',
  lastName: 'Quillfeather',
  company: 'Quillfeather Ltd',
  country: 'BD',
  street: '7 Heron Lane',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801799424242',
  email: EMAIL,
}

/** Her data, which nothing else in the shop has, in any case, escape or base64. */
export const TRACES = [
  /zuleika@quill/i,
  /zule(i|ï|i\u0308|\\u00ef)ka/i,
  /quillfeather/i,
  /1799424242/,
  /heron[ %20+]{1,3}lane/i,
  /leave it at the mill/i,
]

/** Spec, Contact. */
export const SHOP = {
  street: '111 Bijoy Sarani',
  city: 'Dhaka, DH 1515, Bangladesh',
  phone: '+880 1511 112222',
  emails: ['customer@exclusive.example', 'support@exclusive.example'],
} as const

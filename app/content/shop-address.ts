/** How the shop is reached: the {phone} and {email} of the specification's pages. */
export const SHOP = {
  street: '111 Bijoy Sarani',
  city: 'Dhaka, DH 1515, Bangladesh',
  phone: '+880 1511 112222',
  emails: ['customer@exclusive.example', 'support@exclusive.example'],
} as const

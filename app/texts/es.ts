import { about } from './es/about'
import { cart } from './es/cart'
import { checkout } from './es/checkout'
import { contact } from './es/contact'
import { faq } from './es/faq'
import { identityMails } from './es/identity-mails'
import { legal } from './es/legal'
import { mails } from './es/mails'
import { newsletter } from './es/newsletter'
import { order } from './es/order'
import { product } from './es/product'
import { shell } from './es/shell'
import { ui } from './es/ui'
import { wishlist } from './es/wishlist'
import type { Texts } from './texts'

export const es: Texts = {
  about,
  cart,
  checkout,
  contact,
  faq,
  identityMails,
  legal,
  mails,
  newsletter,
  order,
  product,
  shell,
  ui,
  wishlist,
}

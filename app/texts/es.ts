import { about } from './es/about'
import { cart } from './es/cart'
import { checkout } from './es/checkout'
import { compare } from './es/compare'
import { contact } from './es/contact'
import { faq } from './es/faq'
import { home } from './es/home'
import { identityMails } from './es/identity-mails'
import { legal } from './es/legal'
import { mails } from './es/mails'
import { newsletter } from './es/newsletter'
import { order } from './es/order'
import { orderProblems } from './es/order-problems'
import { product } from './es/product'
import { productPage } from './es/product-page'
import { shell } from './es/shell'
import { shop } from './es/shop'
import { ui } from './es/ui'
import { wishlist } from './es/wishlist'
import type { Texts } from './texts'

export const es: Texts = {
  about,
  cart,
  checkout,
  compare,
  contact,
  faq,
  home,
  identityMails,
  legal,
  mails,
  newsletter,
  order,
  orderProblems,
  product,
  productPage,
  shell,
  shop,
  ui,
  wishlist,
}

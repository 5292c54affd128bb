import { about } from './es/about'
import { account } from './es/account'
import { cart } from './es/cart'
import { checkout } from './es/checkout'
import { compare } from './es/compare'
import { contact } from './es/contact'
import { faq } from './es/faq'
import { home } from './es/home'
import { identity } from './es/identity'
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
  account,
  cart,
  checkout,
  compare,
  contact,
  faq,
  home,
  identity,
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

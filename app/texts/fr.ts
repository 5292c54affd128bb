import { account } from './fr/account'
import { cart } from './fr/cart'
import { checkout } from './fr/checkout'
import { compare } from './fr/compare'
import { about } from './fr/content/about'
import { contact } from './fr/content/contact'
import { elsewhere } from './fr/content/elsewhere'
import { faq } from './fr/content/faq'
import { legal } from './fr/content/legal'
import { newsletter } from './fr/content/newsletter'
import { faults } from './fr/faults'
import { home } from './fr/home'
import { identity } from './fr/identity'
import { identityMails } from './fr/identity-mails'
import { mails } from './fr/mails'
import { offlinePage } from './fr/offline-page'
import { order } from './fr/order'
import { orderProblems } from './fr/order-problems'
import { product } from './fr/product'
import { productPage } from './fr/product-page'
import { shell } from './fr/shell'
import { shop } from './fr/shop'
import { track } from './fr/track'
import { ui } from './fr/ui'
import { wishlist } from './fr/wishlist'
import type { Texts } from './texts'

export const fr: Texts = {
  about,
  account,
  cart,
  checkout,
  compare,
  contact,
  elsewhere,
  faq,
  faults,
  home,
  identity,
  identityMails,
  legal,
  mails,
  newsletter,
  offlinePage,
  order,
  orderProblems,
  product,
  productPage,
  shell,
  shop,
  track,
  ui,
  wishlist,
}

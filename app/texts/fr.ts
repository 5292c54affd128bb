import { account } from './fr/account'
import { choosing } from './fr/buying/choosing'
import { delivery } from './fr/buying/delivery'
import { prices } from './fr/buying/prices'
import { sending } from './fr/buying/sending'
import { sizes } from './fr/buying/sizes'
import { cart } from './fr/cart'
import { checkout } from './fr/checkout'
import { compare } from './fr/compare'
import { about } from './fr/content/about'
import { backInStock } from './fr/content/back-in-stock'
import { closed } from './fr/content/closed'
import { contact } from './fr/content/contact'
import { elsewhere } from './fr/content/elsewhere'
import { faq } from './fr/content/faq'
import { legal } from './fr/content/legal'
import { newsletter } from './fr/content/newsletter'
import { ownHome } from './fr/content/own-home'
import { pageStarts } from './fr/content/page-starts'
import { faults } from './fr/faults'
import { home } from './fr/home'
import { identity } from './fr/identity'
import { identityMails } from './fr/identity-mails'
import { mails } from './fr/mails'
import { offlinePage } from './fr/offline-page'
import { order } from './fr/order'
import { orderProblems } from './fr/order-problems'
import { money } from './fr/orders/money'
import { onlinePayment } from './fr/orders/online-payment'
import { payOrder } from './fr/orders/pay-order'
import { refunds } from './fr/orders/refunds'
import { sheets } from './fr/orders/sheets'
import { testPayment } from './fr/orders/test-payment'
import { product } from './fr/product'
import { productPage } from './fr/product-page'
import { returnMails } from './fr/returns/mails'
import { orderReturns, returns } from './fr/returns/pages'
import { reviewAnswers } from './fr/reviews/answers'
import { review } from './fr/reviews/review'
import { shell } from './fr/shell'
import { shop } from './fr/shop'
import { track } from './fr/track'
import { ui } from './fr/ui'
import { wishlist } from './fr/wishlist'
import type { Texts } from './texts'

export const fr: Texts = {
  about,
  account,
  backInStock,
  cart,
  checkout,
  choosing,
  closed,
  compare,
  contact,
  elsewhere,
  delivery,
  faq,
  faults,
  home,
  identity,
  identityMails,
  legal,
  mails,
  money,
  newsletter,
  offlinePage,
  onlinePayment,
  order,
  pageStarts,
  orderProblems,
  orderReturns,
  ownHome,
  payOrder,
  prices,
  product,
  productPage,
  review,
  refunds,
  reviewAnswers,
  returnMails,
  returns,
  sending,
  sheets,
  shell,
  shop,
  sizes,
  testPayment,
  track,
  ui,
  wishlist,
}

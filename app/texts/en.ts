import { account } from './en/account'
import { choosing } from './en/buying/choosing'
import { delivery } from './en/buying/delivery'
import { prices } from './en/buying/prices'
import { sending } from './en/buying/sending'
import { sizes } from './en/buying/sizes'
import { cart } from './en/cart'
import { checkout } from './en/checkout'
import { compare } from './en/compare'
import { about } from './en/content/about'
import { backInStock } from './en/content/back-in-stock'
import { closed } from './en/content/closed'
import { contact } from './en/content/contact'
import { elsewhere } from './en/content/elsewhere'
import { faq } from './en/content/faq'
import { legal } from './en/content/legal'
import { newsletter } from './en/content/newsletter'
import { ownHome } from './en/content/own-home'
import { pageStarts } from './en/content/page-starts'
import { faults } from './en/faults'
import { home } from './en/home'
import { identity } from './en/identity'
import { identityMails } from './en/identity-mails'
import { mails } from './en/mails'
import { offlinePage } from './en/offline-page'
import { order } from './en/order'
import { orderProblems } from './en/order-problems'
import { money } from './en/orders/money'
import { onlinePayment } from './en/orders/online-payment'
import { payOrder } from './en/orders/pay-order'
import { refunds } from './en/orders/refunds'
import { sheets } from './en/orders/sheets'
import { testPayment } from './en/orders/test-payment'
import { product } from './en/product'
import { productPage } from './en/product-page'
import { returnMails } from './en/returns/mails'
import { orderReturns, returns } from './en/returns/pages'
import { reviewAnswers } from './en/reviews/answers'
import { review } from './en/reviews/review'
import { shell } from './en/shell'
import { shop } from './en/shop'
import { track } from './en/track'
import { ui } from './en/ui'
import { wishlist } from './en/wishlist'

/** English: the exact texts of the specification, and the type of every other language. */
export const en = {
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

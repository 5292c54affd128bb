import { account } from './de/account'
import { choosing } from './de/buying/choosing'
import { delivery } from './de/buying/delivery'
import { prices } from './de/buying/prices'
import { sending } from './de/buying/sending'
import { sizes } from './de/buying/sizes'
import { cart } from './de/cart'
import { checkout } from './de/checkout'
import { compare } from './de/compare'
import { about } from './de/content/about'
import { backInStock } from './de/content/back-in-stock'
import { closed } from './de/content/closed'
import { contact } from './de/content/contact'
import { elsewhere } from './de/content/elsewhere'
import { faq } from './de/content/faq'
import { legal } from './de/content/legal'
import { newsletter } from './de/content/newsletter'
import { ownHome } from './de/content/own-home'
import { pageStarts } from './de/content/page-starts'
import { faults } from './de/faults'
import { home } from './de/home'
import { identity } from './de/identity'
import { identityMails } from './de/identity-mails'
import { mails } from './de/mails'
import { offlinePage } from './de/offline-page'
import { order } from './de/order'
import { orderProblems } from './de/order-problems'
import { money } from './de/orders/money'
import { onlinePayment } from './de/orders/online-payment'
import { payOrder } from './de/orders/pay-order'
import { refunds } from './de/orders/refunds'
import { sheets } from './de/orders/sheets'
import { testPayment } from './de/orders/test-payment'
import { product } from './de/product'
import { productPage } from './de/product-page'
import { returnMails } from './de/returns/mails'
import { orderReturns, returns } from './de/returns/pages'
import { reviewAnswers } from './de/reviews/answers'
import { review } from './de/reviews/review'
import { shell } from './de/shell'
import { shop } from './de/shop'
import { track } from './de/track'
import { ui } from './de/ui'
import { wishlist } from './de/wishlist'
import type { Texts } from './texts'

export const de: Texts = {
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

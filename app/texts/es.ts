import { account } from './es/account'
import { choosing } from './es/buying/choosing'
import { delivery } from './es/buying/delivery'
import { prices } from './es/buying/prices'
import { sending } from './es/buying/sending'
import { sizes } from './es/buying/sizes'
import { cart } from './es/cart'
import { checkout } from './es/checkout'
import { compare } from './es/compare'
import { about } from './es/content/about'
import { backInStock } from './es/content/back-in-stock'
import { closed } from './es/content/closed'
import { contact } from './es/content/contact'
import { elsewhere } from './es/content/elsewhere'
import { faq } from './es/content/faq'
import { legal } from './es/content/legal'
import { newsletter } from './es/content/newsletter'
import { ownHome } from './es/content/own-home'
import { pageStarts } from './es/content/page-starts'
import { faults } from './es/faults'
import { home } from './es/home'
import { identity } from './es/identity'
import { identityMails } from './es/identity-mails'
import { mails } from './es/mails'
import { offlinePage } from './es/offline-page'
import { order } from './es/order'
import { orderProblems } from './es/order-problems'
import { money } from './es/orders/money'
import { onlinePayment } from './es/orders/online-payment'
import { payOrder } from './es/orders/pay-order'
import { refunds } from './es/orders/refunds'
import { sheets } from './es/orders/sheets'
import { testPayment } from './es/orders/test-payment'
import { product } from './es/product'
import { productPage } from './es/product-page'
import { returnMails } from './es/returns/mails'
import { orderReturns, returns } from './es/returns/pages'
import { reviewAnswers } from './es/reviews/answers'
import { review } from './es/reviews/review'
import { shell } from './es/shell'
import { shop } from './es/shop'
import { track } from './es/track'
import { ui } from './es/ui'
import { wishlist } from './es/wishlist'
import type { Texts } from './texts'

export const es: Texts = {
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

import * as account from './en/account'
import * as buying from './en/buying'
import * as cart from './en/cart'
import * as checkout from './en/checkout'
import * as content from './en/content'
import * as faq from './en/faq'
import * as home from './en/home'
import * as identity from './en/identity'
import * as legal from './en/legal'
import * as mails from './en/mails'
import * as offlinePage from './en/offline-page'
import * as order from './en/order'
import * as orders from './en/orders'
import * as product from './en/product'
import * as returns from './en/returns'
import * as reviews from './en/reviews'
import * as shell from './en/shell'
import * as shop from './en/shop'

/** English: the exact texts of the specification, and the type of every other language. */
export const en = {
  ...account,
  ...buying,
  ...cart,
  ...checkout,
  ...content,
  ...faq,
  ...home,
  ...identity,
  ...legal,
  ...mails,
  ...offlinePage,
  ...order,
  ...orders,
  ...product,
  ...returns,
  ...reviews,
  ...shell,
  ...shop,
}

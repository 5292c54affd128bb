import * as account from './fr/account'
import * as buying from './fr/buying'
import * as cart from './fr/cart'
import * as checkout from './fr/checkout'
import * as content from './fr/content'
import * as faq from './fr/faq'
import * as home from './fr/home'
import * as identity from './fr/identity'
import * as legal from './fr/legal'
import * as mails from './fr/mails'
import * as offlinePage from './fr/offline-page'
import * as order from './fr/order'
import * as orders from './fr/orders'
import * as product from './fr/product'
import * as returns from './fr/returns'
import * as reviews from './fr/reviews'
import * as shell from './fr/shell'
import * as shop from './fr/shop'
import type { Texts } from './texts'

export const fr: Texts = {
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

import * as account from './de/account'
import * as buying from './de/buying'
import * as cart from './de/cart'
import * as checkout from './de/checkout'
import * as content from './de/content'
import * as faq from './de/faq'
import * as home from './de/home'
import * as identity from './de/identity'
import * as legal from './de/legal'
import * as mails from './de/mails'
import * as offlinePage from './de/offline-page'
import * as order from './de/order'
import * as orders from './de/orders'
import * as product from './de/product'
import * as returns from './de/returns'
import * as reviews from './de/reviews'
import * as shell from './de/shell'
import * as shop from './de/shop'
import type { Texts } from './texts'

export const de: Texts = {
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

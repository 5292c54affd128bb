import * as account from './es/account'
import * as buying from './es/buying'
import * as cart from './es/cart'
import * as checkout from './es/checkout'
import * as content from './es/content'
import * as faq from './es/faq'
import * as home from './es/home'
import * as identity from './es/identity'
import * as legal from './es/legal'
import * as mails from './es/mails'
import * as offlinePage from './es/offline-page'
import * as order from './es/order'
import * as orders from './es/orders'
import * as product from './es/product'
import * as returns from './es/returns'
import * as reviews from './es/reviews'
import * as shell from './es/shell'
import * as shop from './es/shop'
import type { Texts } from './texts'

export const es: Texts = {
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

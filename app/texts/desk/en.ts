import { categories } from './en/categories'
import { customers } from './en/customers'
import { discounts } from './en/discounts'
import { frame } from './en/frame'
import { health } from './en/health'
import { imports } from './en/imports'
import { kit } from './en/kit'
import { messages } from './en/messages'
import { orders } from './en/orders'
import { payments } from './en/payments'
import { products } from './en/products'
import { reports } from './en/reports'
import { reviews } from './en/reviews'
import { screens } from './en/screens'
import { settings } from './en/settings'
import { home } from './en/site/home'
import { pages } from './en/site/pages'
import { redirects } from './en/site/redirects'
import { search } from './en/site/search'
import { sizeGuides } from './en/size-guides'
import { staff } from './en/staff'
import { start } from './en/start'

/** The desk's texts; another language is another folder of the same files. */
export const en = {
  categories,
  sizeGuides,
  customers,
  discounts,
  frame,
  health,
  home,
  imports,
  kit,
  messages,
  orders,
  pages,
  payments,
  products,
  redirects,
  reports,
  reviews,
  screens,
  search,
  settings,
  staff,
  start,
}

import { categories } from './en/categories'
import { frame } from './en/frame'
import { health } from './en/health'
import { imports } from './en/imports'
import { kit } from './en/kit'
import { orders } from './en/orders'
import { products } from './en/products'
import { reports } from './en/reports'
import { screens } from './en/screens'
import { settings } from './en/settings'
import { staff } from './en/staff'
import { start } from './en/start'

/** What the desk says; another language is another folder of the same files. */
export const en = {
  ...{ frame, health, kit, orders, screens, settings, staff },
  ...{ products, categories, imports },
  ...{ reports, start },
}

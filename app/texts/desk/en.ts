import { frame } from './en/frame'
import { health } from './en/health'
import { kit } from './en/kit'
import { orders } from './en/orders'
import { screens } from './en/screens'
import { settings } from './en/settings'
import { staff } from './en/staff'

/** What the desk says; another language is another folder of the same files. */
export const en = { frame, health, kit, orders, screens, settings, staff }

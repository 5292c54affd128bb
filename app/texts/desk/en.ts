import { customers } from './en/customers'
import { discounts } from './en/discounts'
import { frame } from './en/frame'
import { health } from './en/health'
import { kit } from './en/kit'
import { messages } from './en/messages'
import { reviews } from './en/reviews'
import { screens } from './en/screens'
import { settings } from './en/settings'
import { staff } from './en/staff'

/** What the desk says; another language is another folder of the same files. */
export const en = { customers, discounts, frame, health, kit, messages, reviews, screens, settings, staff }

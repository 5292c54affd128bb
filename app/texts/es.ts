import { about } from './es/about'
import { contact } from './es/contact'
import { faq } from './es/faq'
import { legal } from './es/legal'
import { mails } from './es/mails'
import { newsletter } from './es/newsletter'
import { product } from './es/product'
import { shell } from './es/shell'
import type { Texts } from './texts'

export const es: Texts = {
  about,
  contact,
  faq,
  legal,
  mails,
  newsletter,
  product,
  shell,
}

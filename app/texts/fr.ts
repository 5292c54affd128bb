import { about } from './fr/about'
import { contact } from './fr/contact'
import { faq } from './fr/faq'
import { legal } from './fr/legal'
import { mails } from './fr/mails'
import { newsletter } from './fr/newsletter'
import { product } from './fr/product'
import { shell } from './fr/shell'
import type { Texts } from './texts'

export const fr: Texts = {
  about,
  contact,
  faq,
  legal,
  mails,
  newsletter,
  product,
  shell,
}

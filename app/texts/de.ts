import { about } from './de/about'
import { contact } from './de/contact'
import { faq } from './de/faq'
import { legal } from './de/legal'
import { mails } from './de/mails'
import { newsletter } from './de/newsletter'
import { product } from './de/product'
import { shell } from './de/shell'
import type { Texts } from './texts'

export const de: Texts = {
  about,
  contact,
  faq,
  legal,
  mails,
  newsletter,
  product,
  shell,
}

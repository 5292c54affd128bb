import { about } from './en/about'
import { contact } from './en/contact'
import { faq } from './en/faq'
import { legal } from './en/legal'
import { mails } from './en/mails'
import { newsletter } from './en/newsletter'
import { product } from './en/product'
import { shell } from './en/shell'

/** English: the exact texts of the specification, and the type of every other language. */
export const en = {
  about,
  contact,
  faq,
  legal,
  mails,
  newsletter,
  product,
  shell,
}

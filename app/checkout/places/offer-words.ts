import type { Language } from '../../business'
import type { Plural } from '../../texts/fill'

/** The words of a list that is offered, in the language of the page. */
export interface OfferWords {
  language: Language
  found: Plural
}

import type { Language } from '../business'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { withoutBreaks } from './spaces'
import type { Texts } from './texts'

const all: Record<Language, Texts> = {
  en,
  fr: withoutBreaks('fr', fr),
  es: withoutBreaks('es', es),
  de: withoutBreaks('de', de),
}

/** Sent by loaders, so that no script holds texts. */
export function textsFor<Section extends keyof Texts>(language: Language, ...sections: Section[]) {
  return Object.fromEntries(sections.map((name) => [name, all[language][name]])) as Pick<
    Texts,
    Section
  >
}

export const textsOf = (language: Language) => all[language]

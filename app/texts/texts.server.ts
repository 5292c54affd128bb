import { AsyncLocalStorage } from 'node:async_hooks'
import { inEachLanguage, type Language } from '../business'
import type { Settings } from '../settings/schema'
import { settings } from '../settings/settings.server'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { numberedTexts } from './examples/number-words.server'
import { fr } from './fr'
import { moneyTexts } from './money-words.server'
import { kindTexts } from './own-shop/kind-texts.server'
import { type AllTexts, checkWords, editableTexts, ownTexts } from './own-words.server'
import { withoutBreaks } from './spaces'
import type { Texts } from './texts'

const shipped: AllTexts = {
  en,
  fr: withoutBreaks('fr', fr),
  es: withoutBreaks('es', es),
  de: withoutBreaks('de', de),
}
checkWords(shipped)

let known: { of: Settings; texts: AllTexts } | undefined
const drafted = new AsyncLocalStorage<AllTexts>()

/** Makes the texts once for each change of the settings. */
function all() {
  const draft = drafted.getStore()
  if (draft) return draft
  const of = settings()
  if (known?.of !== of) known = { of, texts: textsWith(of) }
  return known.texts
}

function textsWith(of: Settings): AllTexts {
  const priced = inEachLanguage((language) =>
    numberedTexts(moneyTexts(language, kindTexts(language, shipped[language], of), of), of),
  )
  return inEachLanguage((language) => ownTexts(language, priced, of))
}

/** Runs a function with the words of settings that nobody has stored. */
export const inWordsOf = <Result>(draft: Settings, run: () => Result) =>
  draft === settings() ? run() : drafted.run(textsWith(draft), run)

/** Returns sections of the texts for a loader, so that no script holds texts. */
export function textsFor<Section extends keyof Texts>(language: Language, ...sections: Section[]) {
  const texts = all()[language]
  return Object.fromEntries(sections.map((name) => [name, texts[name]])) as Pick<Texts, Section>
}

/** Returns the built-in texts, for those who write their own. */
export const shippedTexts = (language: Language) => editableTexts(language, shipped, settings())

export const textsOf = (language: Language) => all()[language]

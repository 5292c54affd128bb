import { type Language, NEWSLETTER_PERCENT } from '../../business'
import type { Settings } from '../../settings/schema'
import { changeTexts } from '../change-texts'
import { withoutBreaks } from '../spaces'
import type { Texts } from '../texts'
import { ownDe, withoutCodeDe } from './de'
import { ownEn, withoutCodeEn } from './en'
import { ownEs, withoutCodeEs } from './es'
import { ownFr, withoutCodeFr } from './fr'
import { withLocalWords } from './local-words'

const OWN = { en: ownEn, fr: ownFr, es: ownEs, de: ownDe }
const WITHOUT_CODE = {
  en: withoutCodeEn,
  fr: withoutCodeFr,
  es: withoutCodeEs,
  de: withoutCodeDe,
}
const OFFER = 'shell.footer.offer'
const DEMO_PERCENT = new RegExp(`${NEWSLETTER_PERCENT}(?=\\s?%)`)

/**
 * Returns the built-in texts that fit the kind of shop: a merchant's own shop promises nothing of
 * the demo's, and a newsletter without a code names none. An untouched demo gets the same object.
 */
export function kindTexts(language: Language, texts: Texts, { shop, money }: Settings): Texts {
  const percent = money.newsletterPercent
  if (shop.kind === 'demo' && percent === NEWSLETTER_PERCENT) return texts
  const instead: Readonly<Record<string, string>> = {
    ...(shop.kind === 'own' && OWN[language]),
    ...(percent === 0 && WITHOUT_CODE[language]),
  }
  return changeTexts(texts, (text, path) => {
    if (path === OFFER && percent > 0) return text.replace(DEMO_PERCENT, String(percent))
    const other = instead[path]
    const said = other === undefined ? text : withoutBreaks(language, other)
    return shop.kind === 'own' && language === 'en' ? withLocalWords(said, shop.country) : said
  }) as Texts
}

/** Paths of texts on pages and in sections that only the demo has. */
const OF_THE_DEMO =
  /^(about\.|faq\.questions\.|legal\.(terms|privacy)\.\d|(shop|shell)\.departments\.|shell\.footer\.(download|save|copyright)$|home\.(offers|voucher|phones|listening|playing|today|flashSales|music|electronics|homeLifestyle|medicine|sportsOutdoor|babyToys|groceriesPets|healthBeauty|clothes|accessories|jewelries|makeup|sports|sunglasses|(console|womens?|mens|speakers|perfume)[A-Z]\w*)$)/

/** Tells whether a shop of the kind has a place that says the text, so that a merchant may edit it. */
export const isTextOf = (kind: Settings['shop']['kind'], path: string) =>
  kind === 'demo' || !OF_THE_DEMO.test(path)

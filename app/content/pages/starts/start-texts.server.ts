import type { Language } from '../../../business'
import type { Settings } from '../../../settings/schema'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'
import type { PageWords } from '../own-page-values'
import { privacySections } from './privacy-sections.server'
import { type StartKind, slugOfStart } from './start-kinds'
import { startParts } from './start-parts.server'

/** The laws that ask for an imprint by name, by country. */
const IMPRINT_LAWS: Readonly<Record<string, string>> = {
  DE: '§ 5 DDG',
  AT: '§ 5 ECG, § 25 MedienG',
  CH: 'Art. 3 UWG',
  LI: 'Art. 3 UWG',
  FR: 'LCEN, art. 1-1',
  ES: 'LSSI, art. 10',
}

/** Returns a page that says what the settings say, with ⟦places⟧ where they say nothing. */
export function pageStart(kind: StartKind, language: Language, settings: Settings) {
  const t = textsOf(language).pageStarts
  const parts = startParts(language, settings)
  const under = (title: string, paragraphs: readonly string[]) =>
    paragraphs.length > 0 ? [`## ${title}`, ...paragraphs] : []
  const bodies: Record<StartKind, () => string[]> = {
    about: () => [
      t.places.offer,
      t.places.story,
      ...under(t.contact, [...parts.seller(), ...parts.contact()]),
    ],
    faq: () => [
      ...under(t.howToPay, parts.paying()),
      ...under(t.whatItCosts, parts.sending()),
      ...under(t.whenItArrives, parts.arrival()),
      ...under(t.howToReturn, parts.returns()),
      ...under(t.isTaxIncluded, parts.tax()),
      ...under(t.places.question, [t.places.answer]),
    ],
    imprint: () => imprint(),
    terms: () => [
      ...under(t.seller, [...parts.seller(), ...parts.contact()]),
      ...under(t.orders, [`${t.orderPlaced} ${t.cancel}`]),
      ...under(t.prices, parts.prices()),
      ...under(t.payment, parts.paying()),
      ...under(t.shipping, [...parts.sending(), ...parts.arrival()]),
      ...under(t.returns, parts.returns()),
      ...under(t.law, [t.places.law]),
    ],
    shipping: () => [
      ...under(t.shipping, [...parts.sending(), ...parts.arrival()]),
      ...under(t.returns, parts.returns()),
    ],
    privacy: () => [
      ...under(t.seller, [...parts.seller(), ...parts.contact()]),
      ...privacySections(language)
        .slice(0, -1) // The last is of rights, which the law of the merchant's country decides.
        .flatMap(({ title, text }) => under(title, [text])),
      ...under(t.rights, [t.rightsText, t.places.rights]),
    ],
  }

  function imprint() {
    const { country } = settings.shop
    const law = IMPRINT_LAWS[country]
    const { taxNumber } = settings.money
    return [
      ...(law ? [fill(t.imprintLaw, { law })] : []),
      ...parts.seller(),
      fill(t.represented, { name: t.places.represented }),
      ...under(t.contact, parts.contact()),
      fill(t.register, { register: t.places.register }),
      fill(t.taxNumber, { number: taxNumber || t.places.taxNumber }),
      fill(t.authority, { name: t.places.authority }),
    ]
  }
  const words: PageWords = {
    title: t.titles[kind],
    description: '',
    body: `${bodies[kind]().join('\n\n')}\n`,
  }
  return { slug: slugOfStart(kind), words }
}

import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import type { Route } from './+types/privacy-page'
import { LegalText } from './legal-text'

export function loader({ request }: Route.LoaderArgs) {
  return { texts: textsFor(languageOf(request.url), 'legal') }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.texts.legal.privacyTitle} | Exclusive` },
  { name: 'description', content: loaderData?.texts.legal.privacyDescription },
]

export default function PrivacyPage() {
  const t = useTexts('legal')
  return <LegalText title={t.privacyTitle} intro={t.privacyIntro} sections={t.privacy} />
}

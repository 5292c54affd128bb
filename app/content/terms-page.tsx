import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text'

export function loader({ request }: Route.LoaderArgs) {
  return { texts: textsFor(languageOf(request.url), 'legal') }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.texts.legal.termsTitle} | Exclusive` },
  { name: 'description', content: loaderData?.texts.legal.termsDescription },
]

export default function TermsPage() {
  const t = useTexts('legal')
  return <LegalText title={t.termsTitle} intro={t.termsIntro} sections={t.terms} />
}

import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text'

export function loader({ request }: Route.LoaderArgs) {
  return { texts: textsFor(languageOf(request.url), 'legal') }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.legal.termsTitle,
    description: args.loaderData?.texts.legal.termsDescription,
  })

export default function TermsPage() {
  const t = useTexts('legal')
  return <LegalText title={t.termsTitle} intro={t.termsIntro} sections={t.terms} />
}

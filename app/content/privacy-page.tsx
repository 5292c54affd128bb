import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/privacy-page'
import { LegalText } from './legal-text'

export function loader({ request }: Route.LoaderArgs) {
  return { texts: textsFor(languageOf(request.url), 'legal') }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.legal.privacyTitle,
    description: args.loaderData?.texts.legal.privacyDescription,
  })

export default function PrivacyPage() {
  const t = useTexts('legal')
  return <LegalText title={t.privacyTitle} intro={t.privacyIntro} sections={t.privacy} />
}

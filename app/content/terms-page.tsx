import { Link } from 'react-router'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text'

export function loader({ request }: Route.LoaderArgs) {
  const { legal } = textsFor(languageOf(request.url), 'legal')
  const terms = legal.terms.map(({ title, text }) => ({
    title,
    text: fill(text, { days: settings().shipping.returnDays }),
  }))
  return { texts: { legal: { ...legal, terms } } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.legal.termsTitle,
    description: args.loaderData?.texts.legal.termsDescription,
  })

export default function TermsPage() {
  const t = useTexts('legal')
  return (
    <LegalText title={t.termsTitle} intro={t.termsIntro} sections={t.terms}>
      <p>
        <Link to="/track-order" className="items-center underline touch:inline-flex touch:min-h-11">
          {t.findOrder}
        </Link>
      </p>
    </LegalText>
  )
}

import { Link } from 'react-router'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text'
import { ownPage } from './written/own-page.server'
import { WrittenPage } from './written/written-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const { legal } = textsFor(language, 'legal')
  const terms = legal.terms.map(({ title, text }) => ({
    title,
    text: fill(text, { days: settings().shipping.returnDays }),
  }))
  return { own: await ownPage(language, 'terms'), texts: { legal: { ...legal, terms } } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.own?.title ?? args.loaderData?.texts.legal.termsTitle,
    description: args.loaderData?.texts.legal.termsDescription,
  })

export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTexts('legal')
  if (own) return <WrittenPage page={own} title={t.termsTitle} home={t.home} />
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

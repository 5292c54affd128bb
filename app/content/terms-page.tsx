import { Link } from 'react-router'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor, textsOf } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/terms-page'
import { LegalText } from './legal-text'
import { publishedMeta } from './pages/published-meta'
import { replacedPage, withDefaults } from './pages/replaced-pages.server'
import { WrittenPage } from './written/written-page'

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const own = await replacedPage('terms', language)
  if (own) {
    const { termsTitle: title, termsDescription: description } = textsOf(language).legal
    return { own: withDefaults(own, { title, description }) }
  }
  const { legal } = textsFor(language, 'legal')
  const terms = legal.terms.map(({ title, text }) => ({
    title,
    text: fill(text, { days: settings().shipping.returnDays }),
  }))
  return { texts: { legal: { ...legal, terms } } }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, texts } = args.loaderData ?? {}
  if (!texts) return publishedMeta(args, own)
  const { termsTitle: title, termsDescription: description } = texts.legal
  return pageMeta(args, { title, description })
}

export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <WrittenPage page={own} /> : <BuiltInTerms />
}

function BuiltInTerms() {
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

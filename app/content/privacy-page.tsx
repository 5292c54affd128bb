import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsOf } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/privacy-page'
import { LegalText } from './legal-text'
import { publishedMeta } from './pages/published-meta'
import { replacedPage, withDefaults } from './pages/replaced-pages.server'
import { privacySections } from './pages/starts/privacy-sections.server'
import { WrittenPage } from './written/written-page'

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const own = await replacedPage('privacy', language)
  if (own) {
    const { privacyTitle: title, privacyDescription: description } = textsOf(language).legal
    return { own: withDefaults(own, { title, description }) }
  }
  const { kept: _, ...legal } = textsOf(language).legal
  return { texts: { legal: { ...legal, privacy: privacySections(language) } } }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, texts } = args.loaderData ?? {}
  if (!texts) return publishedMeta(args, own)
  const { privacyTitle: title, privacyDescription: description } = texts.legal
  return pageMeta(args, { title, description })
}

export default function PrivacyPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <WrittenPage page={own} /> : <BuiltInPrivacy />
}

function BuiltInPrivacy() {
  const t = useTexts('legal')
  return <LegalText title={t.privacyTitle} intro={t.privacyIntro} sections={t.privacy} />
}

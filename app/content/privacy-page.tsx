import { config } from '../config.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/privacy-page'
import { LegalText } from './legal-text'
import { ownPage } from './written/own-page.server'
import { WrittenPage } from './written/written-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const { kept, ...legal } = textsFor(language, 'legal').legal
  const values = {
    keptOrders: [
      keptFor(config.RETAIN_ORDERS_DAYS, kept.orders, kept.ordersAlways),
      ...(config.RETAIN_ORDERS_DAYS === 'off'
        ? []
        : [keptFor(config.RETAIN_INVOICES_DAYS, kept.invoices, kept.invoicesAlways)]),
    ].join(' '),
    keptMessages: keptFor(config.RETAIN_MESSAGES_DAYS, kept.messages, kept.messagesAlways),
    keptNewsletter: keptFor(config.RETAIN_MESSAGES_DAYS, kept.newsletter, kept.newsletterAlways),
  }
  const privacy = legal.privacy.map(({ title, text }) => ({ title, text: fill(text, values) }))
  return { own: await ownPage(language, 'privacy'), texts: { legal: { ...legal, privacy } } }
}

const keptFor = (days: number | 'off', after: string, always: string) =>
  days === 'off' ? always : fill(after, { days })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.own?.title ?? args.loaderData?.texts.legal.privacyTitle,
    description: args.loaderData?.texts.legal.privacyDescription,
  })

export default function PrivacyPage({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTexts('legal')
  if (own) return <WrittenPage page={own} title={t.privacyTitle} home={t.home} />
  return <LegalText title={t.privacyTitle} intro={t.privacyIntro} sections={t.privacy} />
}

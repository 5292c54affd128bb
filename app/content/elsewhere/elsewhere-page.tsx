import { missing } from '../../catalogue/missing.server'
import { settings } from '../../settings/settings.server'
import { languageOf } from '../../texts/language'
import { useTexts } from '../../texts/texts'
import { textsFor } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { pageMeta } from '../../ui/page-meta'
import { useShop } from '../own/use-shop'
import type { Route } from './+types/elsewhere-page'
import { NETWORKS } from './social-links'

const STORES = [
  { place: 'googlePlay', name: 'Google Play', icon: 'smartphone' },
  { place: 'appStore', name: 'App Store', icon: 'smartphone' },
] as const

/** The footer of a merchant's own shop names no store or network that is not set. */
export async function loader({ request }: Route.LoaderArgs) {
  if (settings().shop.kind === 'own') throw await missing(languageOf(request.url))
  return { texts: textsFor(languageOf(request.url), 'elsewhere') }
}

export { MissingPage as ErrorBoundary } from '../../catalogue/missing-page'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.elsewhere.title,
    description: args.loaderData?.texts.elsewhere.description,
  })

/** The page that the footer's stores and networks lead to until the merchant has set them. */
export default function ElsewherePage() {
  const t = useTexts('elsewhere')
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <div className="max-w-2xl space-y-8">
        <h1 className="font-heading text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
          {t.title}
        </h1>
        <Section title={t.apps} none={t.noApps} entries={STORES} />
        <Section title={t.networks} none={t.noNetworks} entries={NETWORKS} />
      </div>
    </>
  )
}

interface Props {
  title: string
  /** Shown when the shop is at none of them. */
  none: string
  entries: typeof STORES | typeof NETWORKS
}

function Section({ title, none, entries }: Props) {
  const t = useTexts('elsewhere')
  const places = useShop()
  return (
    <section aria-label={title} className="space-y-4">
      <h2 className="font-heading text-xl font-semibold">{title}</h2>
      {entries.every(({ place }) => !places[place]) && <p style={{ lineHeight: 1.75 }}>{none}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {entries.map(({ place, name, icon }) => (
          <li
            key={place}
            className="flex min-h-14 flex-wrap items-center gap-x-4 rounded border border-line px-4"
          >
            <Icon name={icon} />
            {places[place] ? (
              <a
                href={places[place]}
                rel="noreferrer"
                className="flex min-h-11 grow items-center underline"
              >
                {name}
              </a>
            ) : (
              <>
                <span className="grow">{name}</span>
                <span className="text-muted">{t.notYet}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

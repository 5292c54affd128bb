import { COUNTERS } from '../business'
import { blurbsIn } from '../orders/delivery/blurbs.server'
import { languageOf } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon, type IconName } from '../ui/icon'
import { pageMeta } from '../ui/page-meta'
import { Slice } from '../ui/slice'
import type { Route } from './+types/about-page'
import { publishedMeta } from './pages/published-meta'
import { replacedPage } from './pages/replaced-pages.server'
import story from './pictures/about-story.webp'
import { ServiceStrip } from './service-strip'
import { Counter } from './stat-counter'
import { Team } from './team/team'
import { WrittenPage } from './written/written-page'

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const own = await replacedPage('about', language)
  if (own) return { own }
  const { about } = textsFor(language, 'about')
  return { texts: { about: { ...about, ...blurbsIn(language, about) } } }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, texts } = args.loaderData ?? {}
  if (!texts) return publishedMeta(args, own)
  const { pageTitle: title, pageDescription: description } = texts.about
  return pageMeta(args, { title, description })
}

const CARDS: { name: keyof typeof COUNTERS; icon: IconName }[] = [
  { name: 'sellers', icon: 'shopping-cart' },
  { name: 'monthlySale', icon: 'package' },
  { name: 'customers', icon: 'user' },
  { name: 'annualSale', icon: 'gem' },
]

export default function AboutPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <WrittenPage page={own} /> : <DemoAbout />
}

const READ = { lineHeight: 1.75, maxWidth: '65ch' }

function DemoAbout() {
  const t = useTexts('about')
  const language = useLanguage()
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.breadcrumb }]} />
      <section className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        {/* On a phone the picture stands between the heading and what it tells. */}
        <div className="max-lg:contents lg:space-y-6">
          <h1 className="font-heading text-3xl font-semibold md:text-4xl">{t.storyTitle}</h1>
          <p className="max-lg:order-last" style={READ}>
            {t.story1}
          </p>
          <p className="max-lg:order-last" style={READ}>
            {t.story2}
          </p>
        </div>
        <img
          src={story}
          alt={t.storyPicture}
          width={705}
          height={609}
          fetchPriority="high"
          className="w-full rounded object-cover"
          style={{ maxHeight: '64vw' }}
        />
      </section>
      <Slice>
        <section aria-label={t.figures} style={{ paddingBlock: 80 }}>
          <ul
            className="grid gap-4"
            style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' }}
          >
            {CARDS.map(({ name, icon }) => (
              <li key={name} className="category-tile" style={{ padding: '32px 12px' }}>
                <span
                  className="grid size-20 place-items-center rounded-full"
                  style={{ background: 'var(--color-line)' }}
                >
                  <span className="grid size-14 place-items-center rounded-full bg-black text-white">
                    <Icon name={icon} size={32} />
                  </span>
                </span>
                <p className="font-heading text-3xl font-semibold">
                  <Counter language={language} {...COUNTERS[name]} />
                </p>
                <p style={{ textWrap: 'balance' }}>{t[name]}</p>
              </li>
            ))}
          </ul>
        </section>
      </Slice>
      <Slice>
        <Team />
      </Slice>
      <Slice>
        <div className="mt-20">
          <ServiceStrip texts={t} />
        </div>
      </Slice>
    </>
  )
}

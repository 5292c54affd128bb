import { Fragment } from 'react'
import { Link } from 'react-router'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor, textsOf } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/faq-page'
import { publishedMeta } from './pages/published-meta'
import { replacedPage, withDefaults } from './pages/replaced-pages.server'
import { WrittenPage } from './written/written-page'

export { MissingPage as ErrorBoundary } from './pages/missing-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const own = await replacedPage('faq', language)
  if (own) return { own: withDefaults(own, textsOf(language).faq) }
  const { faq } = textsFor(language, 'faq')
  const questions = faq.questions.map((question) => ({
    ...question,
    text: fill(question.text, { days: settings().shipping.returnDays }),
  }))
  return { texts: { faq: { ...faq, questions } } }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, texts } = args.loaderData ?? {}
  if (!texts) return publishedMeta(args, own)
  return pageMeta(args, { title: texts.faq.title, description: texts.faq.description })
}

export default function FaqPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <WrittenPage page={own} /> : <BuiltInFaq />
}

/** The topic of each question by its place, which merchants' words name and so never changes. */
const TOPIC_OF = [0, 0, 1, 0, 1, 1, 1, 0, 0, 2]

/** The answers stand in `<details>`, because the browser's search opens them without a script. */
function BuiltInFaq() {
  const t = useTexts('faq')
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <h1 className="font-heading pb-8 text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
        {t.title}
      </h1>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[340px_1fr]">
        <div className="space-y-4 rounded bg-tile p-4 max-lg:order-last sm:p-8 lg:sticky lg:top-32">
          <ul className="max-lg:hidden">
            {t.topics.map((topic, at) => (
              <li key={topic}>
                <a
                  href={`#topic-${at + 1}`}
                  className="block py-2 font-medium underline-offset-4 hover:underline"
                >
                  {topic}
                </a>
              </li>
            ))}
          </ul>
          <p>
            {t.intro}{' '}
            <Link to="/contacts" className="underline">
              {t.contact}
            </Link>
          </p>
          <p>
            <Link
              to="/track-order"
              className="items-center underline touch:inline-flex touch:min-h-11"
            >
              {t.findOrder}
            </Link>
          </p>
        </div>
        <div className="grid min-w-0 gap-2">
          {t.topics.map((topic, at) => (
            <Fragment key={topic}>
              <h2
                id={`topic-${at + 1}`}
                className={`${at ? 'pt-4' : ''} font-heading text-xl font-semibold`}
              >
                {topic}
              </h2>
              {t.questions
                .filter((_, place) => TOPIC_OF[place] === at)
                .map((question, place) => (
                  // One answer shows what the others hold.
                  <details
                    key={question.title}
                    open={at + place === 0}
                    className="fold rounded border border-line px-4"
                  >
                    <summary className="py-3 font-medium">
                      <span className="min-w-0 wrap-anywhere">{question.title}</span>
                      <Icon name="chevron-down" size={20} />
                    </summary>
                    <p className="pb-6" style={{ lineHeight: 1.75 }}>
                      {question.text}
                    </p>
                  </details>
                ))}
            </Fragment>
          ))}
        </div>
      </div>
    </>
  )
}

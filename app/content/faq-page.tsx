import { Fragment, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor, textsOf } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/faq-page'
import { FAQ_PLACES, topicAnchor } from './help/faq-places'
import { publishedMeta } from './pages/published-meta'
import { replacedPage, withDefaults } from './pages/replaced-pages.server'
import { PageContents } from './written/page-contents'
import { UnbrokenText } from './written/unbroken-text'
import { WrittenPage } from './written/written-page'

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const own = await replacedPage('faq', language)
  if (own) return { own: withDefaults(own, textsOf(language).faq) }
  const { faq } = textsFor(language, 'faq')
  const questions = faq.questions.map((question) => ({
    ...question,
    text: fill(question.text, { days: settings().shipping.returnDays }),
  }))
  return { texts: { faq: { ...faq, questions } }, contents: textsOf(language).legal.contents }
}

export const meta: Route.MetaFunction = (args) => {
  const { own, texts } = args.loaderData ?? {}
  if (!texts) return publishedMeta(args, own)
  return pageMeta(args, { title: texts.faq.title, description: texts.faq.description })
}

export default function FaqPage({ loaderData: { own, contents } }: Route.ComponentProps) {
  return own ? <WrittenPage page={own} /> : <BuiltInFaq contents={contents} />
}

/** The question above an answer stays in sight where an address leads to the answer. */
const SUMMARY_HEIGHT = '5rem'

/**
 * Opens the answer that the address names. A browser does so itself where it loads a page, before
 * any script; one that is old, and a page that a link has only exchanged, need this.
 */
function useAskedAnswer() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be followed twice
  useLayoutEffect(() => {
    const details = document.getElementById(hash.slice(1))?.closest('details')
    if (details) details.open = true
  }, [hash, key])
}

/**
 * The answers stand in `<details>`, because the browser's search opens them without a script. Their
 * addresses are those of the texts within: a browser opens what holds the place it leads to.
 */
function BuiltInFaq({ contents }: { contents: string }) {
  const t = useTexts('faq')
  useAskedAnswer()
  return (
    <>
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <h1 className="font-heading pb-8 text-3xl font-semibold max-sm:hyphens-auto md:text-4xl">
        {t.title}
      </h1>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[340px_1fr]">
        <div className="space-y-6 max-lg:order-last lg:sticky lg:top-32">
          <PageContents label={contents} titles={t.topics} id="topic" className="max-lg:hidden" />
          <div className="space-y-4 rounded bg-tile p-4">
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
        </div>
        <div className="grid min-w-0 gap-2">
          {t.topics.map((topic, at) => (
            <Fragment key={topic}>
              <h2
                id={topicAnchor(at)}
                className={`${at ? 'pt-4' : ''} font-heading text-xl font-semibold`}
              >
                {topic}
              </h2>
              {t.questions
                .map((question, place) => ({ ...question, ...FAQ_PLACES[place] }))
                .filter(({ topic }) => topic === at)
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
                    <p
                      id={question.anchor}
                      className="pb-6"
                      style={{ lineHeight: 1.75, scrollMarginTop: SUMMARY_HEIGHT }}
                    >
                      <UnbrokenText>{question.text}</UnbrokenText>
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

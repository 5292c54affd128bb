import { data } from 'react-router'
import { log } from '../http/log.server'
import { BEST_SELLING, cacheTags, LISTING, loaderHeaders } from '../http/pages/cache-tags.server'
import { Offers } from '../shop/offers/offers'
import { offersIn } from '../shop/offers/offers.server'
import { SearchAgain } from '../shop/offers/search-again'
import { inLanguage, languageOf } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { NotFoundText } from '../ui/not-found-text'
import { documentTitle } from '../ui/page-meta'
import type { Route } from './+types/not-found-page'
import { Wordmark } from './wordmark'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const offers = await offersIn(language).catch((error) => {
    log.error({ err: error }, 'the not-found page has nothing to offer')
  })
  const tags = offers && cacheTags(offers.best, LISTING, BEST_SELLING)
  return data({ offers, texts: textsFor(language, 'shell') }, { status: 404, ...tags })
}

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => [
  { title: documentTitle(args, args.loaderData?.texts.shell.notFound.title) },
]

export default function NotFoundPage({ loaderData: { offers } }: Route.ComponentProps) {
  return (
    <main className="page-width pt-6 lg:pt-12">
      <p className="text-center">
        <a href={inLanguage(useLanguage(), '/')} className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
      </p>
      <div className="page-problem">
        <NotFoundText texts={useTexts('shell').notFound}>
          {offers && <SearchAgain label={offers.texts.search} />}
        </NotFoundText>
      </div>
      {offers && <Offers offers={offers} />}
    </main>
  )
}

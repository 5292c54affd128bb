import { data } from 'react-router'
import { Missing } from '../catalogue/missing'
import { offersForMissing } from '../catalogue/missing.server'
import { BEST_SELLING, cacheTags, LISTING, loaderHeaders } from '../http/pages/cache-tags.server'
import { inLanguage, languageOf } from '../texts/language'
import { useLanguage } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { documentTitle } from '../ui/page-meta'
import type { Route } from './+types/not-found-page'
import { Wordmark } from './wordmark'

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const offers = await offersForMissing(language)
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
      <Missing offers={offers} />
    </main>
  )
}

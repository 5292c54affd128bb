import { missing } from '../../catalogue/missing.server'
import { languageOf } from '../../texts/language'
import { WrittenPage } from '../written/written-page'
import type { Route } from './+types/merchant-page'
import { pathOfPage } from './own-page-values'
import { publishedMeta } from './published-meta'
import { publishedPage } from './shown-pages.server'

export { MissingPage as ErrorBoundary } from '../../catalogue/missing-page'

/** Sends a page at /pages/slug; one that replaces a built-in page stands at that address. */
export async function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const page = await publishedPage(slug, languageOf(request.url))
  if (!page || pathOfPage(slug) !== `/pages/${slug}`) throw await missing(languageOf(request.url))
  return { page }
}

export const meta: Route.MetaFunction = (args) => publishedMeta(args, args.loaderData?.page)

export default function MerchantPage({ loaderData: { page } }: Route.ComponentProps) {
  return <WrittenPage page={page} />
}

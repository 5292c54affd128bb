import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { LANGUAGES, type Language } from '../../business'
import { RETRY_AFTER } from '../../database/unavailable'
import { basenameOf, languageOf } from '../../texts/language'
import { inTurnOnceRead } from '../bounds/in-turn-once-read.server'
import { Busy } from '../bounds/turns.server'
import { rendering } from '../metrics.server'
import { shopOrigin } from '../shop-url.server'
import { CACHE_TAG, SHOWN_UNTIL } from './cache-tags.server'
import { cachedAs, databaseAway, renderedPage } from './page-context.server'

/** Renders a page; `prepare` may tell the loaders more than the address does. */
export type RenderPage = (
  request: Request,
  prepare?: (context: RouterContextProvider) => void,
) => Promise<Response>

export function pageRenderer(build: ServerBuild): RenderPage {
  const handlers = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler({ ...build, basename: basenameOf(language) }, process.env.NODE_ENV),
    ]),
  ) as Record<Language, ReturnType<typeof createRequestHandler>>
  const render: RenderPage = async (request, prepare) => {
    const end = rendering.startTimer()
    try {
      const context = new RouterContextProvider()
      prepare?.(context)
      const empty = await handlers[languageOf(request.url)](request, context)
      const page = context.get(renderedPage)
      const body = page && request.method !== 'HEAD' ? page.body : null
      const response = page ? new Response(body, page) : empty
      return response.status === 503 || context.get(databaseAway) ? tryLater(response) : response
    } finally {
      end()
    }
  }
  return (request, prepare) => inTurnOnceRead(request, (read) => render(read, prepare)).catch(busy)
}

/** Returns what renders a page for the page cache, by its key there. */
export const forCache = (render: RenderPage) => (key: string) =>
  render(new Request(shopOrigin() + key), (context) => context.set(cachedAs, key))

function busy(error: unknown) {
  if (!(error instanceof Busy)) throw error
  const words = 'The shop has too much to do right now. Please try again in a moment.'
  return tryLater(new Response(words, { headers: { 'Content-Type': 'text/plain' } }))
}

/** Makes the same page a 503, because React Router makes a 500 of every fault. */
function tryLater({ body, headers }: Response) {
  const later = new Response(body, { status: 503, headers })
  for (const [name, value] of Object.entries(RETRY_AFTER)) later.headers.set(name, value)
  later.headers.set('Cache-Control', 'no-store')
  return later
}

export function uncachedPage(response: Response) {
  const { headers } = response
  headers.delete(CACHE_TAG)
  headers.delete(SHOWN_UNTIL)
  if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'no-store')
  return response
}

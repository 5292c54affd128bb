import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { LANGUAGES, type Language } from '../../business'
import { basenameOf, languageOf } from '../../texts/language'
import { rendering } from '../metrics.server'
import { CACHE_TAG } from './cache-tags.server'

export type RenderPage = (request: Request) => Promise<Response>

/** React Router's handler, one for each language with the language's prefix as basename. */
export function pageRenderer(build: ServerBuild): RenderPage {
  const handlers = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler({ ...build, basename: basenameOf(language) }, process.env.NODE_ENV),
    ]),
  ) as Record<Language, ReturnType<typeof createRequestHandler>>
  return async (request) => {
    const end = rendering.startTimer()
    try {
      return await handlers[languageOf(request.url)](request, new RouterContextProvider())
    } finally {
      end()
    }
  }
}

export function uncachedPage(response: Response) {
  const { headers } = response
  headers.delete(CACHE_TAG)
  if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'no-store')
  return response
}

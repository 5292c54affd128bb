import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { LANGUAGES, type Language } from '../../business'
import { basenameOf, languageOf } from '../../texts/language'
import { rendering } from '../metrics.server'
import { pagePolicy } from '../security-headers.server'

export type RenderPage = (request: Request) => Promise<Response>

/** React Router's handler, one a language with its prefix as basename. */
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

/** A page nobody keeps (not found, an order, the answer to a form), with its own script policy. */
export async function unkept(answer: Response) {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set('Content-Security-Policy', pagePolicy(html))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(html, { status: answer.status, headers })
}

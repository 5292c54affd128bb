import type { IncomingMessage, ServerResponse } from 'node:http'
import { LANGUAGES } from '../../business'
import { isDataPath } from '../../input/request-url'
import { inLanguage, languageOf } from '../../texts/language'
import { offeredLanguages, offeredOr } from '../../texts/offered-languages.server'
import { commonHeaders } from '../security-headers.server'
import { pageRoute } from './page-route'

/** Redirects from a language that the shop does not offer to the same page in its default one. */
export function languageRedirect(request: IncomingMessage, response: ServerResponse, path: string) {
  if (offeredLanguages().length === LANGUAGES.length) return false
  if ((request.method !== 'GET' && request.method !== 'HEAD') || isDataPath(path)) return false
  if (pageRoute(path) === '*') return false
  return redirectToOffered(request, response, path)
}

/**
 * Redirects a path in a language that the shop does not offer to the same path in its default one,
 * also where no page stands: the browser renders a page only at an address of its language.
 */
export function redirectToOffered(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const language = languageOf(path)
  const offered = offeredOr(language)
  // Without its language, /es//evil.example would lead to another site.
  if (offered === language || path.includes('//')) return false
  const query = (request.url ?? '').slice(path.length)
  response.writeHead(302, {
    ...commonHeaders(),
    'Cache-Control': 'no-store',
    Location: inLanguage(offered, path) + (query.startsWith('?') ? query : ''),
  })
  response.end()
  return true
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { isHost, type RequestHandler } from '../listener.server'
import { redirectToOffered } from './language-redirect.server'
import type { pageCache } from './page-cache.server'
import { isNoAddress, leadsNowhere } from './page-route'

const NO_ROUTE = '/-'
/** Longer paths, and a Host that is no host, are refused with the reason. */
const PLAIN_PATH = /^\/[\w\-./]{0,500}$/

/**
 * Returns a handler that sends the 404 page for paths that no page and no API has, also for
 * unreadable ones such as /shop/%00. There is no end of them: the app makes two `Request`s of each,
 * so that 2,000 a second would take 0.7 of a core. `redirected` may answer before.
 */
export function notFoundPage(
  app: Hono,
  pages: Pick<ReturnType<typeof pageCache>, 'notFound'>,
  redirected?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): RequestHandler {
  const handlersOf = (path: string) => app.router.match('GET', path)[0].length
  let everywhere: number | undefined
  return (request, response, path) => {
    if (!PLAIN_PATH.test(path) && !isNoAddress(path)) return false
    if (!leadsNowhere(request.method, path)) return false
    if (!isHost(request.headers.host)) return false
    everywhere ??= handlersOf(NO_ROUTE)
    if (handlersOf(path) > everywhere) return false
    if (isNoAddress(path)) return pages.notFound(request, response)
    if (redirectToOffered(request, response, path)) return true
    if (!redirected) return pages.notFound(request, response)
    return redirected(request, response).then((done) => done || pages.notFound(request, response))
  }
}

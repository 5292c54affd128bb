import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { pageCache } from './page-cache.server'
import { pageRequest } from './page-request.server'
import { leadsNowhere } from './page-route'
import { type RenderPage, uncachedPage } from './render-page.server'

/** For the requests that no API takes and that the page cache leaves: forms, orders, the 404 page. */
export function pageHandler(
  renderer: () => Promise<RenderPage>,
  pages?: Pick<ReturnType<typeof pageCache>, 'notFound'>,
) {
  return async ({ req, env }: Context) => {
    const request = pageRequest(req.raw)
    if (request instanceof Response) return request
    if (pages && leadsNowhere(request)) {
      const { incoming, outgoing } = env as HttpBindings
      pages.notFound(incoming, outgoing)
      return RESPONSE_ALREADY_SENT
    }
    return uncachedPage(await (await renderer())(request))
  }
}

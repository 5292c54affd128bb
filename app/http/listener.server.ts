import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { withClientAddress } from './client-address.server'
import { requests } from './metrics.server'
import { commonHeaders } from './security-headers.server'

/** Answers a request and says so, or leaves it to the next. */
export type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/**
 * Every request: first what is bytes already (built files, kept pages), then the application.
 * Headers set here stand unless the application's answer sets its own.
 */
export function listener(bytes: Answer[], app: Hono, { secured = true } = {}) {
  const answer = getRequestListener(app.fetch)
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url)
    for (const attempt of bytes) if (attempt(request, response, path)) return
    if (secured)
      for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    response.once('finish', () => requests.inc({ from: 'app', status: response.statusCode }))
    withClientAddress(request, () => answer(request, response))
  }
}

function pathOf(url = '/') {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

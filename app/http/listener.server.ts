import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { pipelinesTooMuch } from './bounds/connections.server'
import { withClientAddress } from './client-address.server'
import { requests } from './metrics.server'
import { commonHeaders } from './security-headers.server'

/** Returns true when it responds, false to leave the request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export function listener(handlers: Handler[], app: Hono, { secured = true } = {}) {
  const handleByApp = getRequestListener(app.fetch)
  return (request: IncomingMessage, response: ServerResponse) => {
    if (pipelinesTooMuch(response)) return
    const path = pathOf(request.url)
    const handledBy = (handle: Handler) => handle(request, response, path)
    if (withClientAddress(request, () => handlers.some(handledBy))) return
    if (secured)
      for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    response.once('finish', () => requests.inc({ from: 'app', status: response.statusCode }))
    if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}`)) {
      response.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      response.end('The Host header names no host.')
      return
    }
    withClientAddress(request, () => handleByApp(request, response))
  }
}

function pathOf(url = '/') {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

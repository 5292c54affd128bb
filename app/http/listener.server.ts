import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { pipelinesTooMuch } from './bounds/connections.server'
import { requestLines } from './bounds/request-lines'
import { clientOf, withClientAddress } from './client-address.server'
import { REQUEST_ID, requestId } from './records/request-id.server'
import { countRequest } from './records/request-times.server'
import { commonHeaders } from './security-headers.server'

/** Returns true when it responds, false to leave the request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export function listener(handlers: Handler[], app: Hono, { secured = true } = {}) {
  const handleByApp = getRequestListener(app.fetch)
  const lines = requestLines()
  function handleOne(request: IncomingMessage, response: ServerResponse, startedMs: number) {
    if (ABSOLUTE.test(request.url as string)) toOriginForm(request)
    const path = pathOf(request.url)
    const handledBy = (handle: Handler) => handle(request, response, path)
    const handled = withClientAddress(request, () => handlers.some(handledBy))
    countRequest(response, startedMs)
    if (handled) return
    if (secured)
      for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}`)) {
      response.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      response.end('The Host header names no host.')
      return
    }
    withClientAddress(request, () => {
      response.setHeader(REQUEST_ID, requestId() as string)
      return handleByApp(request, response)
    })
  }
  function handleInTurn(request: IncomingMessage, response: ServerResponse) {
    const cameMs = performance.now()
    if (lines.mayHandle(cameMs)) return handleOne(request, response, cameMs)
    lines.wait(clientOf(request), () => {
      if (!response.destroyed) handleOne(request, response, cameMs)
    })
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    if (pipelinesTooMuch(response)) return
    if (response.socket) return handleInTurn(request, response)
    // One after another: a client that reads no response has one made.
    response.once('socket', () => handleInTurn(request, response))
  }
}

const ABSOLUTE = /^https?:\/\//i

/** As a client writes it to a proxy; a server takes it too, and its host counts (RFC 9112, 3.2.2). */
function toOriginForm(request: IncomingMessage) {
  const given = URL.parse(request.url as string)
  if (!given) return
  request.url = given.pathname + given.search
  request.headers.host = given.host
}

function pathOf(url = '/') {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

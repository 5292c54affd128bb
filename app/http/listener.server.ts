import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { parseUrl } from '../input/parsed'
import { answerFault } from './bounds/answer-fault.server'
import { pipelinesTooMuch } from './bounds/connections.server'
import { requestLines } from './bounds/request-lines'
import { log } from './log.server'
import { internal, problem } from './problem'
import { clientOf, withClientAddress } from './rate-limits.server'
import { currentRequest, makeRequestId, REQUEST_ID, requestId } from './records/request-id.server'
import { timeRequest } from './records/request-times.server'
import { commonHeaders } from './security-headers.server'

/**
 * Handles a request. Returns true when it has responded, false to leave the request to the next
 * handler, or a promise when it will respond. What it throws, or the promise rejects with, is
 * answered as a fault.
 */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => boolean | Promise<unknown>

interface Options {
  secured?: boolean
  /**
   * Answers at once or returns false. It runs before the handlers and outside of the request's
   * context (its address and id), which takes longer to make than a cached page to send.
   */
  atOnce?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Surrounds every handler and the app by one boundary: a fault is a 500, whatever it was. */
export function listener(
  handlers: RequestHandler[],
  app: Hono,
  { secured = true, atOnce = () => false }: Options = {},
) {
  const byApp = getRequestListener(app.fetch, { errorHandler: refuse })
  const lines = requestLines()

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (ABSOLUTE.test(request.url as string)) toOriginForm(request)
    const path = pathOf(request.url)
    for (const one of handlers) {
      const handled = one(request, response, path)
      if (handled !== false) return handled
    }
    if (secured)
      for (const [name, value] of Object.entries(commonHeaders())) response.setHeader(name, value)
    if (!isHost(request.headers.host)) {
      response.writeHead(400, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      response.end('The Host header names no host.')
      return true
    }
    response.setHeader(REQUEST_ID, requestId() as string)
    return byApp(request, response)
  }

  function answeredAtOnce(request: IncomingMessage, response: ServerResponse) {
    try {
      return atOnce(request, response)
    } catch (error) {
      answerFault(error, response, makeRequestId(request))
      return true
    }
  }

  function handleOne(request: IncomingMessage, response: ServerResponse, startedMs: number) {
    if (answeredAtOnce(request, response)) return timeRequest(response, startedMs)
    const guarded = () => {
      try {
        const handled = handle(request, response)
        if (handled !== true) Promise.resolve(handled).catch(fail)
      } catch (error) {
        fail(error)
      }
      timeRequest(response, startedMs)
    }
    withClientAddress(request, guarded, response)
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
    // Requests of a connection are handled one by one: a client that reads no response has one
    // made.
    response.once('socket', () => handleInTurn(request, response))
  }
}

const fail = (error: unknown) => currentRequest()?.fail?.(error)

/** Answers unreadable requests, and what the app's own handling of faults throws. */
function refuse(error: unknown) {
  if (error instanceof RequestError)
    return problem(400, 'bad_address', 'The address is none of a shop.')
  log.error({ err: error }, 'a request failed')
  return internal()
}

/** Tells whether a Host has no user, password or path, which would change the address. */
export const isHost = (host = 'localhost') =>
  !/[/\\@?#]/.test(host) && parseUrl(`http://${host}`) !== undefined

const ABSOLUTE = /^https?:\/\//i

/** Converts an address in proxy form; its host counts (RFC 9112, 3.2.2). */
function toOriginForm(request: IncomingMessage) {
  const given = parseUrl(request.url as string)
  if (!given) return
  request.url = given.pathname + given.search
  request.headers.host = given.host
}

function pathOf(url = '/') {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

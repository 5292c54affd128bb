import type { ServerResponse } from 'node:http'
import { isUnavailable, RETRY_AFTER } from '../../database/unavailable'
import { log } from '../log.server'
import { REQUEST_ID } from '../records/request-id.server'
import { routeOfResponse } from '../records/request-times.server'
import { commonHeaders } from '../security-headers.server'

const BROKEN = 'Something went wrong on our side. Please try again.'
const AWAY = 'The shop cannot reach its database right now. Please try again in a moment.'

/** Error codes of a connection that its client closed, which is no fault of the shop. */
const CLOSED = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

/**
 * Answers a request whose handling failed, as a last resort: a 500 with the request's id, or a 503
 * while the database is away, and a log line with the same id. A response that had begun is cut
 * off. Never throws.
 */
export function answerFault(error: unknown, response: ServerResponse, id: string) {
  const { code = '' } = (error ?? {}) as { code?: string }
  if (!response.destroyed || !CLOSED.has(code))
    log.error({ err: error, requestId: id, route: routeOfResponse(response) }, 'a request failed')
  if (response.writableEnded) return
  if (response.headersSent || response.destroyed) return void response.destroy()
  try {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const away = isUnavailable(error)
    response.writeHead(away ? 503 : 500, {
      ...commonHeaders(),
      ...(away && RETRY_AFTER),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      [REQUEST_ID]: id,
    })
    response.end(away ? AWAY : BROKEN)
  } catch {
    response.destroy()
  }
}

import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { withLateScripts } from './shell/document/late-scripts'
import { withStyles } from './shell/document/page-styles.server'
import { languageOf } from './texts/language'

const UNFINISHED = '<!--$!-->'
const CONTROLLER = 'window.__reactRouterContext.streamController'

/**
 * One URL gives one whole document, to browsers and bots alike, so that the page cache can keep it.
 * As a string it costs half of what a stream does; the router's data, which a stream would carry
 * chunk by chunk, is written behind it in the same form.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  if (html.includes(UNFINISHED)) throw new Error(`${request.url} suspends: load what it waits for`)
  const end = html.lastIndexOf('</body>')
  const handoff = `<script>${CONTROLLER}.enqueue(${escaped(JSON.stringify(data))});${CONTROLLER}.close();</script>`
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = `<!DOCTYPE html>${html.slice(0, end)}${handoff}${html.slice(end)}`
  const body = import.meta.env.DEV
    ? page
    : withStyles(withLateScripts(page), languageOf(request.url))
  return new Response(body, { headers, status })
}

/** JSON that ends no script early, whatever a title or a search text holds. */
const escaped = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A thrown 404 is an answer, not a fault: only faults are logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  console.error(error)
}

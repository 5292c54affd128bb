import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { countryOptionsIn } from './checkout/form/countries.server'
import { DocumentCountries } from './checkout/form/country-select'
import { isUnavailable } from './database/unavailable'
import { log } from './http/log.server'
import { keepPageData, MOST_APART } from './http/pages/apart/page-data.server'
import { pagePolicy } from './http/pages/content-security-policy.server'
import { cachedAs, databaseAway, oneAddress, renderedPage } from './http/pages/page-context.server'
import { pageRoute } from './http/pages/page-route'
import { REQUEST_ID, requestId } from './http/records/request-id.server'
import { requestUrl } from './input/request-url'
import { bytesOf, cut, withFirstScreen, withHead } from './shell/document/document.server'
import { headOf } from './shell/document/head.server'
import { keptParts } from './shell/document/kept-parts.server'
import {
  withDataApart,
  withLateScripts,
  withLoaderData,
  withSpeculation,
} from './shell/document/late-data.server'
import { withReference } from './shell/document/reference.server'
import { stylesFor } from './shell/document/styles/page-styles.server'
import { languageOf } from './texts/language'
import { KeptPartsContext } from './ui/kept-part'

/** Renders one whole document, which can be cached; a string takes half the time of a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
) {
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const language = languageOf(request.url)
  const mark = crypto.randomUUID()
  const html = renderToString(
    <KeptPartsContext value={import.meta.env.DEV ? undefined : keptParts(language)}>
      <DocumentCountries value={countryOptionsIn}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </DocumentCountries>
    </KeptPartsContext>,
  )
  const whole = withHead(
    cut(html, mark),
    headOf(loadContext.get(oneAddress) ?? request.url, status),
  )
  let document = withFirstScreen(whole)
  if (import.meta.env.DEV) document = withSpeculation(withLoaderData(document, data))
  else {
    const isApart = status === 200 && data.length < MOST_APART
    const page = isApart ? loadContext.get(cachedAs) : null
    document = page
      ? withDataApart(document, data, (script) => keepPageData(page, script))
      : withSpeculation(withLateScripts(withLoaderData(document, data)))
  }
  const id = requestId()
  if (status >= 500 && id) {
    headers.set(REQUEST_ID, id)
    document = withReference(document, language, id)
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', pagePolicy(document.scripts))
  const body = bytesOf(
    document,
    import.meta.env.DEV ? undefined : stylesFor(language, document.content),
  )
  loadContext.set(renderedPage, { status, headers, body })
  return new Response(null, { status })
}

/** Logs faults only: a thrown 404 is a response. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  if (isUnavailable(error)) context.set(databaseAway, true)
  log.error({ err: error, route: pageRoute(requestUrl(request).pathname) }, 'a page has a fault')
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../database/tables.server'
import { log } from '../http/log.server'
import type { RenderPage } from '../http/pages/render-page.server'
import { commonHeaders } from '../http/security-headers.server'
import { findRedirect } from './find-redirect.server'

/** No browser keeps a redirect: its address may become a page again. */
const CACHE_CONTROL = 'no-cache'

/** Renders a page, or where there is none, answers with its redirect. */
export const withRedirects =
  (db: Database, render: RenderPage): RenderPage =>
  async (request, prepare) => {
    const page = await render(request, prepare)
    if (page.status !== 404 || !['GET', 'HEAD'].includes(request.method)) return page
    const leads = await leadsTo(db, request.url)
    if (leads === undefined) return page
    return /\.data(\?|$)/.test(request.url) ? asDocument(leads) : moved(leads)
  }

const moved = (location: string) =>
  new Response(null, {
    status: 301,
    headers: { Location: location, 'Cache-Control': CACHE_CONTROL },
  })

/** Makes React Router's browser side open the address as a document (its single-fetch.js). */
const asDocument = (location: string) =>
  new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': location,
      'X-Remix-Status': '301',
      'X-Remix-Reload-Document': 'true',
      'X-Remix-Response': 'yes',
      'Cache-Control': CACHE_CONTROL,
    },
  })

/** Returns a function that answers with an address's redirect, and tells whether it has one. */
export const answerRedirect =
  (db: Database) => async (request: IncomingMessage, response: ServerResponse) => {
    const leads = await leadsTo(db, request.url ?? '/')
    if (leads === undefined) return false
    response.writeHead(301, {
      ...commonHeaders(),
      'Cache-Control': CACHE_CONTROL,
      'Content-Length': '0',
      Location: leads,
    })
    response.end()
    return true
  }

/** Returns where an address leads; while the database is away the not-found page stays. */
const leadsTo = (db: Database, address: string) =>
  findRedirect(db, address).catch((error) => {
    log.error({ err: error }, 'the redirects could not be read')
    return undefined
  })

import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { config, readConfig, setConfig } from '../../app/config.server'
import { setDatabase } from '../../app/database/current.server'
import type { Database } from '../../app/database/tables.server'
import { inRequest } from '../../app/http/records/request-id.server'
import { identityApi } from '../../app/identity/service/identity-api'
import { renderTemplate } from '../../app/mail/templates.server'
import type { OpenDatabase } from './databases'

type Json = Record<string, unknown>

export const KEY = 'exclusive-shop'
const ADDRESS = 'X-Test-Address'

let services = 0

/**
 * Starts the identity service alone, on a free port. Its callers have an address of their own: the
 * limits by address are counted for all test files of a process.
 */
export async function startIdentityService(db: Database, settings: Record<string, string> = {}) {
  const before = config
  setConfig(readConfig(settings))
  setDatabase(db)
  const api = identityApi()
  const home = `10.9.${++services >> 8}.${services & 255}`
  const fromAddress = (request: Request) =>
    inRequest({ id: 'test', address: request.headers.get(ADDRESS) ?? home }, () =>
      api.fetch(request),
    )
  const server = serve({ fetch: fromAddress, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let address: string | undefined
  async function send(path: string, init: RequestInit) {
    const headers = { ...(init.headers as object), ...(address && { [ADDRESS]: address }) }
    const url = `${origin}${path}${path.includes('?') ? '' : `?key=${KEY}`}`
    const response = await fetch(url, { ...init, headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }
  return {
    origin,
    get: (path: string) => send(path, { headers: { 'Content-Type': 'application/json' } }),
    raw: send,
    call: (method: string, body: Json, version = 'v1') =>
      send(`/identitytoolkit.googleapis.com/${version}/accounts:${method}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    grant: (form: Record<string, string>) =>
      send('/securetoken.googleapis.com/v1/token', {
        method: 'POST',
        body: new URLSearchParams(form),
      }),
    from(client: string) {
      address = client
    },
    mails: () => takeMails(db),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      setConfig(before)
    },
  }
}

export type IdentityService = Awaited<ReturnType<typeof startIdentityService>>

/** Starts the identity service before the tests of a suite, on a database of its own. */
export function identityService(open: OpenDatabase, settings: Record<string, string> = {}) {
  const service = {} as IdentityService & { db: Database }
  beforeAll(async () => {
    const db = await open()
    Object.assign(service, await startIdentityService(db, settings), { db })
  })
  afterAll(() => service.stop())
  return service
}

function parsed(text: string) {
  try {
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into responses of any shape
    return JSON.parse(text) as any
  } catch {
    return undefined
  }
}

/** Delivers the waiting mails as the outbox would: address, subject and the code of the link. */
async function takeMails(db: Database) {
  const jobs = await db.deleteFrom('jobs').where('kind', '=', 'mail').returningAll().execute()
  return Promise.all(
    jobs.map(async ({ payload }) => {
      const { to, template, language, data } = JSON.parse(payload)
      const mail = await renderTemplate(template, language, data)
      const link = /href="([^"]*oobCode[^"]*)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const code = new URL(link).searchParams.get('oobCode') ?? ''
      return { to, subject: mail.subject, text: mail.text, link, code, payload }
    }),
  )
}

export const codeOf = (response: { json: { error?: { message: string } } }) =>
  response.json?.error?.message.split(' : ')[0]

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { identityOf } from '../../../../tests/support/desk/desk-caller'
import { openFilledDesk } from '../../../../tests/support/desk/hostile/filled-shop'
import { sampleOf } from '../../../../tests/support/desk/hostile/samples'
import type { Database } from '../../../database/tables.server'
import { baseApp } from '../../../http/base-app.server'
import { listener } from '../../../http/listener.server'
import { endpoints } from '../../endpoints'
import { deskApi } from '../desk-api'
import { deskPage } from '../desk-page'
import type { DeskIdentity, Endpoint } from '../endpoint'

const eachDatabase = onSqliteByDay('it reads the headers of answers')

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../../health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

eachDatabase('headers of every answer of the desk', (open) => {
  let db: Database
  let server: Server
  let origin: string
  let who: DeskIdentity | undefined
  let fitting: Awaited<ReturnType<typeof openFilledDesk>>['fitting']
  beforeAll(async () => {
    const filled = await openFilledDesk(open)
    ;({ db, fitting } = filled)
    fitting.bodies['GET /orders/sheets'] = { kind: 'packing-slip', number: filled.number }
    const fails: Endpoint = {
      ...{ method: 'GET', path: '/fails', right: 'signed-in' },
      handle: async () => {
        throw new Error('select secret from somewhere')
      },
    }
    const api = deskApi({
      identify: async () => who,
      record: async () => {},
      database: db,
      served: [...endpoints, fails],
    })
    server = createServer(listener([], baseApp([api]).route('/', deskPage())))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const owner = () => identityOf('owner', { staff: { ...identityOf('owner').staff, id: 'filled' } })

  async function headersOf(method: string, path: string, body?: object) {
    const response = await fetch(origin + path, {
      method,
      headers: { Origin: origin, 'X-Desk': '1', 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const { status, headers } = response
    await response.body?.cancel()
    return { status, headers }
  }

  async function asked(one: Endpoint) {
    const given = {
      ...(one.input && (sampleOf(one.input) as object)),
      ...fitting.bodies[`${one.method} ${one.path}`],
    }
    const path = one.path.replace(/:\w+/g, (name) => fitting.parts[name] ?? partOf(one))
    if (one.method !== 'GET') return headersOf(one.method, `/api/desk${path}`, given)
    return headersOf('GET', `/api/desk${path}?${new URLSearchParams(given as never)}`)
  }
  const partOf = ({ path }: Endpoint) => (/products|reviews/.test(path) ? '1' : 'filled')

  /** Lists what is wrong with the headers. Only the preview may be framed, and only by the desk. */
  function faults(headers: Headers, framedBy = 'none') {
    const policy = headers.get('Content-Security-Policy') ?? ''
    const seen = {
      framed: /frame-ancestors '(\w+)'/.exec(policy)?.[1],
      old: headers.get('X-Frame-Options'),
      sniffed: headers.get('X-Content-Type-Options'),
      stored: headers.get('Cache-Control'),
    }
    const due = {
      framed: framedBy,
      old: framedBy === 'none' ? 'DENY' : 'SAMEORIGIN',
      sniffed: 'nosniff',
      stored: 'no-store',
    }
    return JSON.stringify(seen) === JSON.stringify(due) ? undefined : seen
  }

  for (const [name, identity] of [
    ['nobody', () => undefined],
    ['an owner', owner],
  ] as const)
    test(`an answer to ${name} is never framed, cached or sniffed`, async () => {
      const wrong: unknown[] = []
      const statuses = new Set<number>()
      for (const one of endpoints) {
        who = identity()
        const { status, headers } = await asked(one)
        const preview = one.path === '/products/preview' && status === 200
        const fault = faults(headers, preview ? 'self' : 'none')
        if (fault) wrong.push([one.method, one.path, status, fault])
        statuses.add(status)
      }
      expect(wrong).toEqual([])
      expect([...statuses]).toEqual(expect.arrayContaining(identity() ? [200, 404] : [401]))
    })

  test('failures and the desk itself are never framed, cached or sniffed', async () => {
    who = owner()
    for (const [method, path, status] of [
      ['GET', '/api/desk/fails', 500],
      ['GET', '/api/desk/nothing', 404],
      ['GET', '/api/desk/orders/%00', 400],
      ['GET', `/api/desk/orders?search=${'x'.repeat(5000)}`, 414],
      ['POST', '/api/desk/orders', 422],
      ['GET', '/desk', 200],
      ['GET', '/desk/orders/nothing', 200],
    ] as const) {
      const { headers, ...given } = await headersOf(
        method,
        path,
        method === 'POST' ? {} : undefined,
      )
      expect([path, given.status, faults(headers)]).toEqual([path, status, undefined])
    }
  })
})

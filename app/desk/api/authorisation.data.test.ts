import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { DESK_ORIGIN, sessionOf } from '../../../tests/support/desk/desk-client'
import { KEY, startIdentityService } from '../../../tests/support/identity-service'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { endpoints } from '../endpoints'
import { may, type Role } from '../rights/rights'
import { recordAudit } from '../staff/audit.server'
import { currentStaff } from '../staff/current-staff.server'
import type { TokenRole } from '../staff/tokens/token-rules'
import { makeToken } from '../staff/tokens/tokens.server'
import { DESK_API, deskApi } from './desk-api'
import type { Endpoint } from './endpoint'

const eachDatabase = onSqliteByDay('rights are decided before the database is asked')

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

interface Caller {
  name: string
  role?: Role
  token?: boolean
  headers(): Promise<Record<string, string>>
}

const mayCall = ({ role, token }: Caller, { right, sensitive }: Endpoint) => {
  if (right === 'open') return true
  if (!role || (sensitive && token)) return false
  return right === 'signed-in' || may(role, right)
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

eachDatabase('the authorisation table, for every endpoint', (open) => {
  let db: Database
  let shopper: string
  beforeAll(async () => {
    db = await open()
    const shop = await startIdentityService(db, { IDENTITY_API_KEY: KEY })
    const email = 'shopper@example.com'
    const made = await shop.call('signUp', { email, password: 'secret-word' })
    shopper = made.json.idToken
    await shop.stop()
  })

  const withCookie = async (role: Role) => ({ Cookie: (await sessionOf(db, role)).cookie })
  const withToken = async (role: TokenRole, days = 1) => {
    const { id: madeBy } = await sessionOf(db, 'owner')
    const asked = { name: 'Script', role, days, madeBy }
    const made = await inTransaction(db, (connection) => makeToken(connection, asked))
    return { Authorization: `Bearer ${made.token}` }
  }
  const callers: Caller[] = [
    { name: 'nobody', headers: async () => ({}) },
    { name: 'a shopper', headers: async () => ({ Authorization: `Bearer ${shopper}` }) },
    {
      name: 'a shopper beside an owner’s cookie',
      headers: async () => ({ ...(await withCookie('owner')), Authorization: `Bearer ${shopper}` }),
    },
    { name: 'a made-up cookie', headers: async () => ({ Cookie: `desk=${'a'.repeat(43)}` }) },
    {
      name: 'signed out',
      headers: async () => {
        const { id, cookie } = await sessionOf(db, 'owner')
        await db.deleteFrom('desk_sessions').where('staff_id', '=', id).execute()
        return { Cookie: cookie }
      },
    },
    {
      name: 'an expired session',
      headers: async () => {
        const { id, cookie } = await sessionOf(db, 'owner')
        const past = { expires_at: Date.now() - 1 }
        await db.updateTable('desk_sessions').set(past).where('staff_id', '=', id).execute()
        return { Cookie: cookie }
      },
    },
    { name: 'an expired token', headers: () => withToken('staff', -1) },
    { name: 'viewer', role: 'viewer', headers: () => withCookie('viewer') },
    { name: 'reader', role: 'reader', headers: () => withCookie('reader') },
    { name: 'staff', role: 'staff', headers: () => withCookie('staff') },
    { name: 'owner', role: 'owner', headers: () => withCookie('owner') },
    { name: 'a viewer’s token', role: 'viewer', token: true, headers: () => withToken('viewer') },
    { name: 'a reader’s token', role: 'reader', token: true, headers: () => withToken('reader') },
    { name: 'a staff token', role: 'staff', token: true, headers: () => withToken('staff') },
  ]

  /** Returns the status, and whether the body was read. */
  async function call(one: Endpoint, headers: Record<string, string>) {
    const api = deskApi({
      identify: currentStaff,
      record: recordAudit,
      database: db,
      served: [one],
    })
    const path = one.path.replace(/:\w+/g, '1')
    const body = JSON.stringify({})
    const request = new Request(DESK_ORIGIN + DESK_API + path, {
      method: one.method,
      headers: {
        Origin: DESK_ORIGIN,
        Host: 'localhost:3000',
        'X-Desk': '1',
        'Content-Type': 'application/json',
        'Content-Length': String(body.length),
        ...headers,
      },
      ...(one.method !== 'GET' && { body }),
    })
    const response = await api.request(request)
    await response.body?.cancel()
    return { status: response.status, read: request.bodyUsed }
  }

  test('an endpoint refuses whoever lacks its right before it reads or acts', async () => {
    const wrong: string[] = []
    for (const caller of callers) {
      const headers = await caller.headers()
      for (const one of endpoints) {
        let ran = false
        const watched: Endpoint = {
          ...one,
          input: undefined,
          handle: async () => {
            ran = true
            return {}
          },
        }
        const { status, read } = await call(watched, headers)
        const allowed = mayCall(caller, one)
        const refused = status === (caller.role ? 403 : 401) && !ran && !read
        if (allowed ? !ran : !refused)
          wrong.push(`${nameOf(one)} as ${caller.name}: ${status}${ran ? ', it ran' : ''}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('a malformed body is read only from whoever has the right', async () => {
    const wrong: string[] = []
    for (const caller of callers) {
      const headers = await caller.headers()
      for (const one of endpoints.filter(({ input, method }) => input && method !== 'GET')) {
        const { read } = await call({ ...one, handle: async () => ({}) }, headers)
        if (read !== mayCall(caller, one)) wrong.push(`${nameOf(one)} as ${caller.name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('no handler refuses what the rights allow', async () => {
    const wrong: string[] = []
    for (const caller of callers.filter(({ role }) => role))
      for (const one of endpoints.filter((each) => mayCall(caller, each))) {
        const { status } = await call(one, await caller.headers()) // Some requests end the session.
        if (status === 401 || status === 403)
          wrong.push(`${nameOf(one)} as ${caller.name}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  test('no change is accepted from another site’s page, whoever is signed in', async () => {
    const wrong: string[] = []
    const cookie = await withCookie('owner')
    const changes = endpoints.filter(({ method }) => method !== 'GET')
    const forged = [
      { ...cookie, Origin: 'https://evil.example' },
      { ...cookie, Origin: 'null' },
      { ...cookie, Origin: 'http://localhost:3001' },
      { ...cookie, 'X-Desk': '' },
    ]
    for (const one of changes)
      for (const headers of forged) {
        const { status, read } = await call(one, headers)
        if (status !== 403 || read) wrong.push(`${nameOf(one)} ${JSON.stringify(headers)}`)
      }
    expect(changes.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})

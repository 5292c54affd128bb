import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { identityOf } from '../../../../tests/support/desk/desk-caller'
import { DESK_ORIGIN, sessionOf } from '../../../../tests/support/desk/desk-client'
import { openFilledDesk } from '../../../../tests/support/desk/hostile/filled-shop'
import { sampleOf } from '../../../../tests/support/desk/hostile/samples'
import { contentOf } from '../../../../tests/support/filled-tables'
import { tablesOf } from '../../../database/backups/copy-tables.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { endpoints } from '../../endpoints'
import { may } from '../../rights/rights'
import { recordAudit } from '../../staff/audit.server'
import { currentStaff } from '../../staff/current-staff.server'
import { removePerson } from '../../staff/people/people.server'
import { endSessionsOf } from '../../staff/sessions/sessions.server'
import { makeToken } from '../../staff/tokens/tokens.server'
import { deskApi } from '../desk-api'
import type { DeskIdentity, Endpoint } from '../endpoint'

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../../health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const CHANGING = endpoints.filter(({ method, right }) => method !== 'GET' && right !== 'open')
/** Tables that a refused change may touch: challenges are worthless without a session. */
const BESIDE = ['desk_sessions', 'desk_staff', 'desk_challenges', 'identity_attempts']

eachDatabase('access taken away during a request', (open) => {
  let db: Database
  let fitting: Awaited<ReturnType<typeof openFilledDesk>>['fitting']
  let kept: string[]
  beforeAll(async () => {
    ;({ db, fitting } = await openFilledDesk(open))
    kept = (await tablesOf(db)).filter((name) => !BESIDE.includes(name))
  })

  type Identify = (at: Connection, request: Request) => Promise<DeskIdentity | undefined>
  async function send(one: Endpoint, identify: Identify, headers = {}) {
    const api = deskApi({ identify, record: recordAudit, database: db, served: [one] })
    const path = one.path.replace(/:\w+/g, (name) => fitting.parts[name] ?? partOf(one))
    const input = one.input && {
      ...(sampleOf(one.input) as object),
      ...fitting.bodies[nameOf(one)],
    }
    const response = await api.request(`${DESK_ORIGIN}/api/desk${path}`, {
      method: one.method,
      headers: {
        Origin: DESK_ORIGIN,
        Host: 'localhost:3000',
        'X-Desk': '1',
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(one.method !== 'GET' && { body: JSON.stringify(input ?? {}) }),
    })
    await response.body?.cancel()
    return response.status
  }
  const partOf = ({ path }: Endpoint) => (/products|reviews/.test(path) ? '1' : 'filled')

  const contentNow = () => contentOf(db, kept)

  test('an access taken away while the body arrives stops the change', async () => {
    const wrong: string[] = []
    for (const one of CHANGING.filter(({ input }) => input))
      for (const left of [undefined, identityOf('viewer')]) {
        if (left && (one.right === 'signed-in' || may('viewer', one.right as never))) continue
        const given = [identityOf('owner'), left]
        let ran = false
        const handle = async () => {
          ran = true
        }
        const status = await send({ ...one, handle }, async () => given.shift())
        if (ran || status !== (left ? 403 : 401)) wrong.push(`${nameOf(one)}: ${status}`)
      }
    expect(wrong).toEqual([])
  })

  const signOut = (id: string) => inTransaction(db, (one) => endSessionsOf(one, id))
  const remove = (id: string) => inTransaction(db, (one) => removePerson(one, id))
  for (const [how, take] of [
    ['signed out', signOut],
    ['removed', remove],
  ] as const)
    test(`a change by someone ${how} before it is stored leaves nothing behind`, async () => {
      const wrong: string[] = []
      const refused: string[] = []
      let before = await contentNow()
      for (const one of CHANGING) {
        const { id, cookie } = await sessionOf(db, 'owner')
        let asked = 0
        const status = await send(
          one,
          async (at, request) => {
            const found = await currentStaff(at, request)
            if (++asked === (one.input ? 2 : 1)) await take(id)
            return found
          },
          { Cookie: cookie },
        )
        const after = await contentNow()
        if (!isDeepStrictEqual(after, before)) wrong.push(`${nameOf(one)}: ${status}`)
        before = after
        if (status === 401 || status === 403) refused.push(nameOf(one))
        await remove(id)
      }
      expect(wrong).toEqual([])
      expect(refused.length).toBeGreaterThan(20)
    })

  test('a token loses the rights that its maker loses, at every endpoint', async () => {
    const { id: madeBy } = await sessionOf(db, 'owner')
    const asked = { name: 'Script', role: 'staff', days: 1, madeBy }
    const { token } = await inTransaction(db, (one) => makeToken(one, asked))
    const headers = { Authorization: `Bearer ${token}` }
    const guarded = endpoints.filter(({ right }) => right !== 'open')
    const statuses = async () => {
      const all = new Set<number>()
      for (const one of guarded)
        all.add(
          await send({ ...one, input: undefined, handle: async () => ({}) }, currentStaff, headers),
        )
      return all
    }
    const setRole = (role: string) =>
      db.updateTable('desk_staff').set({ role }).where('id', '=', madeBy).execute()
    expect(await statuses()).toEqual(new Set([200, 403]))
    for (const role of ['staff', 'viewer']) {
      await setRole(role)
      expect(await statuses()).toEqual(new Set([401]))
    }
    await setRole('owner')
    expect(await statuses()).toEqual(new Set([200, 403]))
    await db.deleteFrom('desk_sessions').where('staff_id', '=', madeBy).execute()
    await db.deleteFrom('desk_staff').where('id', '=', madeBy).execute()
    expect(await statuses()).toEqual(new Set([401]))
  })
})

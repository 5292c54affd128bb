import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { identityOf } from '../../../../tests/support/desk/desk-caller'
import { asItWas, openFilledDesk } from '../../../../tests/support/desk/hostile/filled-shop'
import { sampleOf } from '../../../../tests/support/desk/hostile/samples'
import type { Database } from '../../../database/tables.server'
import { endpoints } from '../../endpoints'
import { recordAudit } from '../../staff/audit.server'
import { deskApi } from '../desk-api'
import type { Endpoint } from '../endpoint'

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../../health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

const ORIGIN = 'http://localhost:3000'
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const CHANGING = endpoints.filter(({ method, right }) => method !== 'GET' && right !== 'open')

/** Endpoints at which two equal requests are meant twice. */
const EACH_COUNTS = [
  'POST /backups',
  'POST /tokens',
  'POST /products',
  'POST /products/:id/copy',
  'POST /staff/invitations',
  'POST /staff/:id/reset',
  'POST /account/recovery-codes',
  'POST /customers/:id/export',
  'POST /message-templates',
  'POST /imports',
  'POST /settings/mails/:name/test',
  'POST /sign-out-everywhere',
]

eachDatabase('a change sent twice at once', (open) => {
  let db: Database
  let fitting: Awaited<ReturnType<typeof openFilledDesk>>['fitting']
  beforeAll(async () => {
    const filled = await openFilledDesk(open)
    ;({ db, fitting } = filled)
    const slug = fitting.parts[':slug']
    const { categories } = (await filled.read('/categories')) as {
      categories: { slug: string; version: string }[]
    }
    const version = categories.find((one) => one.slug === slug)?.version
    fitting.bodies['PUT /categories/:slug'] = {
      ...fitting.bodies['PUT /categories/:slug'],
      version,
    }
    fitting.bodies['POST /orders/:number/steps'] = { step: 'pay' }
  })

  function send(one: Endpoint) {
    const staff = { ...identityOf('owner').staff, id: 'filled' }
    const api = deskApi({
      identify: async () => identityOf('owner', { staff }),
      record: recordAudit,
      database: db,
      served: [one],
    })
    const part = /products|reviews/.test(one.path) ? '1' : 'filled'
    const path = one.path.replace(/:\w+/g, (name) => fitting.parts[name] ?? part)
    const given = {
      ...(one.input && (sampleOf(one.input) as object)),
      ...fitting.bodies[nameOf(one)],
    }
    return api.request(`${ORIGIN}/api/desk${path}`, {
      method: one.method,
      headers: {
        Origin: ORIGIN,
        Host: 'localhost:3000',
        'X-Desk': '1',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(given),
    })
  }
  const noted = async () => {
    const count = db.selectFrom('desk_audit').select((row) => row.fn.countAll().as('count'))
    return Number((await count.executeTakeFirstOrThrow()).count)
  }

  test('a repeated request is done once, and a stale one not at all', async () => {
    const wrong: string[] = []
    let made = 0
    for (const one of CHANGING) {
      await asItWas(db, one.path)
      const before = await noted()
      const both = await Promise.all([send(one), send(one)])
      const after = await noted()
      const late = await send(one)
      const statuses = [...both, late].map(({ status }) => status)
      const said = `${nameOf(one)}: ${statuses}, ${after - before} and ${(await noted()) - after} noted`
      if (statuses.some((status) => status >= 500)) wrong.push(said)
      if (after > before) made++
      if (EACH_COUNTS.includes(nameOf(one))) continue
      if (after - before > 1 || (await noted()) > after) wrong.push(said)
    }
    expect(wrong).toEqual([])
    expect(made).toBeGreaterThan(20)
  })
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onSqliteByDay } from '../../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../../tests/support/desk/desk-caller'
import {
  asItWas,
  fittingOf,
  openFilledDesk,
} from '../../../../tests/support/desk/hostile/filled-shop'
import { sampleOf } from '../../../../tests/support/desk/hostile/samples'
import {
  MARKED_ENVIRONMENT,
  type Mark,
  markShop,
} from '../../../../tests/support/desk/secrets/marked-shop'
import {
  CALLED_SO,
  CUSTOMER_COLUMNS,
  EMAIL_COLUMNS,
  PLAIN_COLUMNS,
  SECRET_COLUMNS,
} from '../../../../tests/support/desk/secrets/secret-columns'
import type { Database } from '../../../database/tables.server'
import { endpoints } from '../../endpoints'
import { may, ROLES, type Role } from '../../rights/rights'
import type { Endpoint } from '../endpoint'

const eachDatabase = onSqliteByDay('it compares answers with what each role may read')

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('../../health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Endpoints that delete come last, so that the others still have data to show. */
const inTurn = [
  ...endpoints.filter(({ method }) => method === 'GET'),
  ...endpoints.filter((one) => one.method !== 'GET' && !takesAway(one)),
  ...endpoints.filter(takesAway),
]

function takesAway({ method, path }: Endpoint) {
  return method === 'DELETE' || /erase/.test(path)
}

const mayRead = (role: Role, { reader }: Mark) => reader !== 'nobody' && may(role, reader)
const mayCall = (role: Role, { right }: Endpoint) =>
  right === 'open' || right === 'signed-in' || may(role, right)

eachDatabase('secrets in answers of the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  let shop: Awaited<ReturnType<typeof markShop>>
  let fitting: Awaited<ReturnType<typeof fittingOf>>
  beforeAll(async () => {
    const filled = await openFilledDesk(open, MARKED_ENVIRONMENT)
    db = filled.db
    desk = deskCaller(db)
    shop = await markShop(db)
    fitting = await fittingOf(db, shop.number, filled.read)
    fitting.bodies['GET /search'] = { q: shop.number }
    fitting.bodies['GET /orders/sheets'] = { kind: 'invoice', number: shop.number }
  })

  const addressOf = ({ path }: Endpoint) =>
    path.replace(/:\w+/g, (name) => fitting.parts[name] ?? idIn(path))
  const idIn = (path: string) => {
    if (path.startsWith('/customers')) return shop.number
    return /products|reviews/.test(path) ? '1' : 'filled'
  }
  const inputOf = (one: Endpoint) =>
    one.input && { ...(sampleOf(one.input) as object), ...fitting.bodies[nameOf(one)] }

  async function answerOf(role: Role, one: Endpoint, input = inputOf(one)) {
    const identity = identityOf(role)
    identity.staff.id = 'filled'
    const query =
      one.method === 'GET' && input
        ? `?${new URLSearchParams(input as Record<string, string>)}`
        : ''
    const body = one.method === 'GET' ? undefined : (input ?? {})
    // Earlier requests may have changed the data so that this one faults: it answers nothing.
    const fault = (error: unknown) => {
      if (one.method === 'GET') throw error
      return new Response('', { status: 500 })
    }
    const path = addressOf(one) + query
    const response = await desk.send(identity, one.method, path, body).catch(fault)
    return { status: response.status, text: await textOf(response) }
  }

  test("every column named like a secret or like a customer's data is classified", async () => {
    const listed = [EMAIL_COLUMNS, CUSTOMER_COLUMNS, PLAIN_COLUMNS, Object.keys(SECRET_COLUMNS)]
    const known = new Set(listed.flat())
    const tables = await db.introspection.getTables()
    const columns = tables.flatMap(({ name: table, columns }) =>
      columns.filter(({ name }) => CALLED_SO.test(name)).map(({ name }) => `${table}.${name}`),
    )
    expect(columns.filter((name) => !known.has(name))).toEqual([])
    expect(shop.marks.length).toBeGreaterThan(60)
  })

  test('no endpoint tells a role a secret or customer it may not know', async () => {
    const leaks: string[] = []
    const seen = Object.fromEntries(ROLES.map((role) => [role, new Set<string>()]))
    const answered = new Set<string>()
    for (const one of inTurn)
      for (const role of ROLES.filter((each) => mayCall(each, one))) {
        await asItWas(db, one.path)
        await shop.restore()
        const all = one.method === 'GET' ? [await answerOf(role, one, {})] : []
        const answers = [...all, await answerOf(role, one)]
        if (answers.some(({ status }) => status < 300)) answered.add(nameOf(one))
        const said = answers.map(({ text }) => text.toLowerCase()).join()
        for (const mark of shop.marks.filter((each) => said.includes(each.text))) {
          seen[role]?.add(mark.of)
          if (!mayRead(role, mark)) leaks.push(`${nameOf(one)} tells a ${role} ${mark.of}`)
        }
      }
    expect(leaks).toEqual([])
    // The shop holds secrets to be leaked.
    const known = [
      ...['billing email', 'billing phone', 'orders.notes', 'contact_messages.message'],
      ...['coupons.code', 'order_returns.note', 'order_notes.text', 'reviews.name'],
    ]
    for (const of of known)
      for (const role of ['owner', 'staff', 'reader'] as const)
        expect([role, of, seen[role]?.has(of)]).toEqual([role, of, true])
    for (const role of ROLES)
      expect([role, seen[role]?.has('orders.token')]).toEqual([role, may(role, 'orders.change')])
    expect(seen.viewer).toEqual(new Set())
    expect(answered.size).toBeGreaterThan(endpoints.length * 0.7)
  })

  test('a viewer cannot find out whether a customer exists', async () => {
    const told: string[] = []
    const asked: string[] = []
    const wanted = ['zuleika', 'QUILL.example', ...shop.marks.map(({ text }) => text)]
    const reads = endpoints.filter(
      (one) => one.method === 'GET' && one.input && !BY_TEXT_ALONE.includes(nameOf(one)),
    )
    for (const one of reads.filter((each) => mayCall('viewer', each)))
      for (const field of textFields(one)) {
        // Lists are asked for a full page, and with every other filter as well.
        for (const more of [{}, inputOf(one)]) {
          const ask = async (text: string) => {
            const answer = await answerOf('viewer', one, { ...more, [field]: text })
            const said = answer.text.toLowerCase().replaceAll(text.toLowerCase(), '…')
            return `${answer.status} ${said}`
          }
          const nobody = await ask('nobodyiscalledso')
          if (nobody.startsWith('200')) asked.push(`${nameOf(one)} ${field}`)
          for (const text of wanted)
            if ((await ask(text)) !== nobody) told.push(`${nameOf(one)} ${field}=${text}`)
        }
      }
    expect(told).toEqual([])
    const lists = ['GET /orders search', 'GET /returns search', 'GET /search q']
    expect(asked).toEqual(expect.arrayContaining(lists))
  })
})

/** What it answers follows from the text's form and from products; it reads nothing of customers. */
const BY_TEXT_ALONE = ['GET /search/one']

const textFields = ({ input }: Endpoint) => {
  const schema = z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.entries((schema.properties ?? {}) as Record<string, { type?: string; enum?: [] }>)
    .filter(([, { type, enum: of }]) => type === 'string' && !of)
    .map(([name]) => name)
}

/** Reads an answer's text; an endless stream gives only its first chunk. */
async function textOf(response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return Buffer.from(first?.value ?? []).toString()
}

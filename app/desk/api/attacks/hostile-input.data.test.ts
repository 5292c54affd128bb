import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { identityOf } from '../../../../tests/support/desk/desk-caller'
import { asItWas, openFilledDesk } from '../../../../tests/support/desk/hostile/filled-shop'
import { places, put, sampleOf } from '../../../../tests/support/desk/hostile/samples'
import {
  HOSTILE,
  HOSTILE_BODIES,
  HOSTILE_PARTS,
  hostileJson,
} from '../../../../tests/support/desk/hostile/values'
import type { Database } from '../../../database/tables.server'
import { baseApp } from '../../../http/base-app.server'
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
const INTERNAL =
  /sqlite|postgres|kysely|node_modules|\.server\.|at \w+ \(|violates|SQLITE|select \W/
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

eachDatabase('hostile input to every endpoint', (open) => {
  let db: Database
  let api: ReturnType<typeof baseApp>
  let fitting: Awaited<ReturnType<typeof openFilledDesk>>['fitting']
  const identity = identityOf('owner')
  identity.staff.id = 'filled'
  beforeAll(async () => {
    ;({ db, fitting } = await openFilledDesk(open))
    const identify = async () => ({ ...identity, confirmedAt: Date.now() })
    api = baseApp([deskApi({ identify, record: recordAudit, served: endpoints, database: db })])
  })

  async function send(one: Endpoint, path: string, body?: string) {
    await asItWas(db, one.path)
    const response = await api.request(`${ORIGIN}/api/desk${path}`, {
      method: one.method,
      headers: {
        Origin: ORIGIN,
        Host: 'localhost:3000',
        'X-Desk': '1',
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body ?? '')),
      },
      ...(one.method !== 'GET' && { body: body ?? '' }),
    })
    if (response.status < 400) {
      await response.body?.cancel()
      return
    }
    const text = await response.text()
    const asked = `${nameOf(one)} ${path.slice(0, 200)} ${body?.slice(0, 300)}`
    if (response.status >= 500) return `${response.status} ${asked}`
    const kind = response.headers.get('Content-Type') ?? ''
    if (!kind.startsWith('application/problem+json') || INTERNAL.test(text))
      return `${response.status} ${asked}: ${text.slice(0, 200)}`
  }

  const addressOf = (one: Endpoint) =>
    one.path.replace(
      /:\w+/g,
      (name) => fitting.parts[name] ?? (/products|reviews/.test(one.path) ? '1' : 'filled'),
    )
  const fittingFor = (one: Endpoint) => {
    const whole = sampleOf(one.input as never)
    const more = fitting.bodies[nameOf(one)]
    return more ? { ...(whole as object), ...more } : whole
  }

  /**
   * Sends the requests one after another and returns those that were neither refused nor served.
   */
  async function all(asked: Iterable<[Endpoint, string, string?]>) {
    const wrong: (string | undefined)[] = []
    let count = 0
    for (const [one, path, body] of asked) {
      count++
      wrong.push(await send(one, path, body))
    }
    return { count, wrong: wrong.filter((each) => each !== undefined) }
  }

  test('a hostile number, code or name in the address is refused or served', async () => {
    const withParts = endpoints.filter(({ path }) => path.includes(':'))
    const { count, wrong } = await all(
      withParts.flatMap((one) =>
        (one.path.match(/:\w+/g) ?? []).flatMap((name) =>
          HOSTILE_PARTS.map((part): [Endpoint, string, string] => [
            one,
            addressOf({ ...one, path: one.path.replace(name, part) }),
            JSON.stringify(one.input && one.method !== 'GET' ? fittingFor(one) : {}),
          ]),
        ),
      ),
    )
    expect(count).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  test('a hostile query is refused or served', async () => {
    const asking = endpoints.filter(({ method, input }) => method === 'GET' && input)
    const values = HOSTILE.filter((one) => typeof one === 'string' || typeof one === 'number')
    const { count, wrong } = await all(
      asking.flatMap((one) => {
        const whole = fittingFor(one) as Record<string, unknown>
        return Object.keys(whole).flatMap((name) => [
          ...values.map((value): [Endpoint, string] => {
            const all = { ...whole, [name]: String(value).replace('RAW:', '').slice(0, 3000) }
            return [one, `${addressOf(one)}?${new URLSearchParams(all as never)}`]
          }),
          ...['a=1&a=2', '%00', '%ED%A0%80', '%'].map((value): [Endpoint, string] => [
            one,
            `${addressOf(one)}?${name}=${value}&${name}=${value}&__proto__=1`,
          ]),
        ])
      }),
    )
    expect(count).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  test('a hostile body is refused or served', async () => {
    const changing = endpoints.filter(({ method }) => method !== 'GET')
    const { wrong } = await all(
      changing.flatMap((one) =>
        HOSTILE_BODIES.map((body): [Endpoint, string, string] => [one, addressOf(one), body]),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('a hostile value in or beside the body is refused or served', async () => {
    const changing = endpoints.filter(({ method, input }) => method !== 'GET' && input)
    const { count, wrong } = await all(
      (function* () {
        for (const one of changing) {
          const whole = fittingFor(one)
          for (const at of places(whole))
            for (const value of HOSTILE)
              yield [one, addressOf(one), hostileJson(put(whole, at, value))] as [
                Endpoint,
                string,
                string,
              ]
          yield [one, addressOf(one), hostileJson({ ...(whole as object), role: 'owner', id: 1 })]
        }
      })() as Iterable<[Endpoint, string, string]>,
    )
    expect(count).toBeGreaterThan(2000)
    expect([...new Set(wrong)]).toEqual([])
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

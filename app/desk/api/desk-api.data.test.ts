import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../tests/support/desk/desk-caller'
import { config, readConfig, setConfig } from '../../config.server'
import { DeskFault, type DeskIdentity, type Endpoint, endpoint } from './endpoint'
import { CONFIRMED_MS } from './guard.server'

const SERVED: Endpoint[] = [
  endpoint('GET /things', 'orders.read', {
    input: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    handle: async ({ input }) => ({ page: input.page }),
  }),
  endpoint('POST /things/:id', 'orders.change', {
    input: z.object({ name: z.string().min(1, 'Give it a name.') }),
    handle: async ({ db, params, input, audit }) => {
      if (params.id === '2') throw new DeskFault(409, 'changed_meanwhile', 'Changed.', { now: 3 })
      await audit(db, 'thing.named', `thing ${params.id}`, { after: input.name })
      return { id: params.id, name: input.name }
    },
  }),
  endpoint('DELETE /things/:id', 'orders.refund', {
    sensitive: true,
    handle: async () => ({}),
  }),
]

eachDatabase('the API of the desk', (open) => {
  let desk: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    desk = deskCaller(await open(), SERVED)
  })
  let who: DeskIdentity | undefined
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    desk.ask(who, method, path, body, headers)
  const codeOf = async (...given: Parameters<typeof ask>) => {
    const { status, body } = await ask(...given)
    return [status, body.code]
  }

  test('the guard refuses strangers, and roles that lack the right', async () => {
    who = undefined
    expect(await codeOf('GET', '/things')).toEqual([401, 'sign_in'])
    who = identityOf('viewer')
    expect((await ask('GET', '/things?page=2')).body).toEqual({ page: 2 })
    expect(await codeOf('POST', '/things/1', { name: 'a' })).toEqual([403, 'not_allowed'])
  })

  test('no cache stores an answer of the API', async () => {
    who = identityOf('viewer')
    expect((await ask('GET', '/things')).headers.get('Cache-Control')).toBe('no-store')
  })

  test('a refused input names the field that is wrong', async () => {
    who = identityOf('staff')
    const { status, body } = await ask('POST', '/things/1', { name: '' })
    expect([status, body.errors]).toEqual([422, { name: 'Give it a name.' }])
    expect(await codeOf('GET', '/things?page=0')).toEqual([422, 'invalid_fields'])
  })

  test('the audit log names whoever made a change', async () => {
    who = identityOf('staff')
    await ask('POST', '/things/1', { name: 'new' })
    expect(desk.audited.at(-1)).toMatchObject({
      action: 'thing.named',
      staff: { name: 'The staff' },
    })
  })

  test("the API refuses another site's page, but not a token's script", async () => {
    who = identityOf('owner')
    const elsewhere = { Origin: 'https://evil.example' }
    const send = (headers: object) => codeOf('POST', '/things/1', { name: 'a' }, headers)
    expect(await send(elsewhere)).toEqual([403, 'other_origin'])
    expect(await send({ Origin: 'null' })).toEqual([403, 'other_origin'])
    expect(await send({ 'X-Desk': '' })).toEqual([403, 'other_origin'])
    const rebound = { Origin: 'http://rebound.example', Host: 'rebound.example' }
    expect((await send(rebound))[0]).toBe(200) // Without ORIGIN the shop accepts any host name.
    setConfig({ ...config, ORIGIN: 'https://shop.example' })
    expect(await send(rebound)).toEqual([403, 'other_origin'])
    expect((await send({ ...rebound, Origin: 'https://shop.example' }))[0]).toBe(200)
    setConfig(readConfig({}))
    who = identityOf('owner', { by: 'token', confirmedAt: 0 })
    expect((await send({ ...elsewhere, 'X-Desk': '' }))[0]).toBe(200)
  })

  test('a sensitive request asks for a new proof of identity, and refuses a token', async () => {
    who = identityOf('owner', { confirmedAt: Date.now() - CONFIRMED_MS - 1 })
    expect(await codeOf('DELETE', '/things/1')).toEqual([403, 'confirm_identity'])
    who = identityOf('owner', { by: 'token', confirmedAt: 0 })
    expect(await codeOf('DELETE', '/things/1')).toEqual([403, 'not_by_token'])
    who = identityOf('owner')
    expect((await ask('DELETE', '/things/1')).status).toBe(200)
  })

  test('a refusal of a handler carries the current state', async () => {
    who = identityOf('owner')
    const { status, body } = await ask('POST', '/things/2', { name: 'a' })
    expect([status, body.code, body.now]).toEqual([409, 'changed_meanwhile', 3])
  })

  test('the API refuses forms, broken JSON and unknown addresses', async () => {
    const before = desk.audited.length
    who = identityOf('owner')
    // Pages of any site may send these types without a preflight request.
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const form = { 'Content-Type': type }
      expect(await codeOf('POST', '/things/1', { name: 'a' }, form)).toEqual([400, 'not_json'])
      const elsewhere = { ...form, Origin: 'https://evil.example', 'X-Desk': '' }
      const forged = await codeOf('POST', '/things/1', { name: 'a' }, elsewhere)
      expect(forged).toEqual([403, 'other_origin'])
    }
    expect(desk.audited.length).toBe(before)
    expect(await codeOf('GET', '/nothing')).toEqual([404, 'not_found'])
  })
})

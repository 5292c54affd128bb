import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressHash } from '../../app/catalogue/product/picture-path.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { awayProxy } from '../support/network/away-proxy'
import { refusingMailServer } from '../support/network/refusing-mail-server'
import {
  CONTACT,
  driveEverything,
  EMAIL,
  FORM,
  MINE,
  SECRETS,
  toolkit,
} from '../support/personal-requests'
import { orderOf, shopper } from '../support/shopper'

const CLIENT = '203.0.113.77'
const VIA = { 'X-Forwarded-For': `198.51.100.1, ${CLIENT}` }

eachSeededPlace('the log', (place, engine) => {
  let db: Database
  let shop: BuiltShop
  let proxy: Awaited<ReturnType<typeof awayProxy>> | undefined
  let mailServer: Awaited<ReturnType<typeof refusingMailServer>>
  let client: ReturnType<typeof shopper>
  let said = ''
  const secrets = [...SECRETS, CLIENT]
  beforeAll(async () => {
    const here = await place()
    db = await openDatabase(here)
    if (here.databaseUrl) proxy = await awayProxy(new URL(here.databaseUrl))
    mailServer = await refusingMailServer()
    shop = await startBuiltShop({
      ...settingsOf(here),
      ...(proxy && { DATABASE_URL: proxy.url }),
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'trace',
      TRUST_PROXY: 'true',
    })
    for (const stream of [shop.process.stdout, shop.process.stderr])
      stream?.on('data', (text) => {
        said += text
      })
    client = shopper(shop.origin, 20)
  })
  afterAll(async () => {
    client?.close()
    await shop?.stop()
    await proxy?.stop()
    await mailServer?.stop()
    await closeDatabase(db)
  })
  const cookies: unknown[] = []
  const ask = async (method: string, path: string, body?: unknown, headers: object = {}) => {
    const response = await client.send(method, path, body, { ...VIA, ...headers })
    if (response.headers['set-cookie']) cookies.push(path)
    return response
  }
  const lines = () =>
    said
      .slice(0, said.lastIndexOf('\n') + 1) // What is still being written is no line yet.
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown> & { err?: { message: string } })
  /** Once they have come through the pipe. */
  const linesOf = async (id: string) => {
    const found = () => lines().filter(({ requestId }) => requestId === id)
    await expect.poll(() => found().length).toBeGreaterThan(0)
    return found()
  }
  const faults = (text: string) => lines().filter(({ msg }) => msg === text)

  /** A client that leaves in the middle of what it sends. */
  async function leave(path: string) {
    const { hostname, port } = new URL(shop.origin)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"billing": "Zuleika`,
    )
    await sleep(50)
    socket.destroy()
  }

  test('the log has nothing personal of any form, API, refused mail or client that leaves', async () => {
    secrets.push(...(await driveEverything(ask)))
    for (const path of ['/api/orders', '/api/newsletter', '/contacts', toolkit('signUp')])
      await leave(path)
    await expect.poll(() => faults('job failed').length, { timeout: 20_000 }).toBeGreaterThan(2)
    expect(said).toContain('no such user')
    expectNothingPersonal()
    const others = lines().filter(({ level, msg }) => Number(level) >= 40 && msg !== 'job failed')
    expect(others).toEqual([])
    expect(cookies).toEqual([]) // The privacy page says so.
  })

  test('a fault is one line with the request’s id, which page, problem and header carry', async () => {
    await sql`alter table contact_messages rename to hidden_messages`.execute(db)
    await sql`alter table order_lines rename to hidden_lines`.execute(db)
    try {
      const given = { 'X-Request-Id': 'proxy.id-7_Z' }
      const page = await ask('POST', '/de/contacts', CONTACT, { ...FORM, ...given })
      expect(page.status).toBe(500)
      expect(page.headers['x-request-id']).toBe('proxy.id-7_Z')
      expect(page.body).toContain('Kennung: proxy.id-7_Z</p></body>')
      expect(await linesOf('proxy.id-7_Z')).toEqual([
        expect.objectContaining({ msg: 'a page has a fault', route: '/contacts' }),
      ])
      const bad = { 'X-Request-Id': `${EMAIL} <script>`, 'Idempotency-Key': crypto.randomUUID() }
      const problem = await ask('POST', '/api/orders', orderOf(MINE.items, MINE.more), bad)
      const id = problem.headers['x-request-id']
      expect([problem.status, problem.body.requestId]).toEqual([500, id])
      expect(id).toMatch(/^[\w-]{3,64}$/)
      const [line, ...more] = await linesOf(String(id))
      expect(more).toEqual([])
      expect(line).toMatchObject({ msg: 'a request failed', route: '/api/orders' })
      expect(line?.err?.message).toMatch(/order_lines/)
      expectNothingPersonal()
    } finally {
      await sql`alter table hidden_messages rename to contact_messages`.execute(db)
      await sql`alter table hidden_lines rename to order_lines`.execute(db)
    }
  })

  test('pages, catalogue and pictures that fail carry the id of their line in the log', async () => {
    const { id, thumbnail } = await db
      .selectFrom('products')
      .select(['id', 'thumbnail'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const hash = addressHash(thumbnail)
    await sql`alter table products rename to hidden_products`.execute(db)
    try {
      for (const [path, msg] of [
        [`/shop/${id}`, 'a query of the catalogue failed'],
        [`/api/products/${id}`, 'the catalogue could not be read'],
        [`/media/products/${id}-0-${hash}/96.webp`, 'a picture could not be sent'],
        ['/feed.xml', 'a document could not be made'],
      ] as const)
        for (const given of [undefined, crypto.randomUUID()]) {
          const response = await ask('GET', path, undefined, given ? { 'X-Request-Id': given } : {})
          expect([path, response.status, response.headers['retry-after']]).toEqual([path, 503, '5'])
          const requestId = String(response.headers['x-request-id'])
          expect(requestId).toEqual(given ?? expect.stringMatching(/^[\w-]{3,64}$/))
          if (path.startsWith('/shop')) expect(response.body).toContain(requestId)
          expect(await linesOf(requestId)).toEqual([expect.objectContaining({ msg })])
        }
    } finally {
      await sql`alter table hidden_products rename to products`.execute(db)
    }
  })

  const testOnServer = engine === 'postgres' ? test : () => {}
  testOnServer('while the database is away the log is one line, and names nobody', async () => {
    said = ''
    proxy?.setAway(true)
    for (let round = 0; round < 3; round++) secrets.push(...(await driveEverything(ask)))
    const away = () => faults('the database is away or busy')
    await expect.poll(() => away().length).toBeGreaterThan(0)
    await sleep(200)
    proxy?.setAway(false)
    expect(away()).toHaveLength(1)
    expect(away()[0]).toMatchObject({ count: 1, during: expect.any(String) })
    expect(lines().filter(({ level, msg }) => Number(level) >= 40 && msg !== 'job failed')).toEqual(
      away(),
    )
    expectNothingPersonal()
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(200)
  })

  function expectNothingPersonal() {
    const found = secrets.filter((secret) => said.toLowerCase().includes(secret.toLowerCase()))
    expect(
      found.map((secret) => lines().filter((line) => JSON.stringify(line).includes(secret))),
    ).toEqual([])
    expect(found).toEqual([])
  }
})

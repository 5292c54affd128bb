import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apis } from '../../app/apis.server'
import { seedDemo } from '../../app/catalogue/seed.server'
import { config, setConfig } from '../../app/config.server'
import { setDatabase } from '../../app/database/current.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { log } from '../../app/http/log.server'
import { orderOf } from '../support/shopper'

const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-full-'))
let db: Database
beforeAll(async () => {
  log.level = 'silent'
  db = await openDatabase({ dataDir })
  setDatabase(db)
  setConfig({ ...config, DATA_DIR: dataDir })
  await seedDemo(db)
  await sql`update stock set quantity = 1000000`.execute(db)
})
afterAll(async () => {
  await closeDatabase(db)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Pages the file may have: SQLite then says what it says on a full disk. */
const limitPages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(db)

test('a full disk: orders and sign-ups are 503, nothing is lost, and it works again after', async () => {
  const app = apis()
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const all = { 'Content-Type': 'application/json', ...headers }
    const init = { method: 'POST', body: JSON.stringify(body), headers: all }
    const response = await app.request(`http://localhost${path}`, init)
    const { status } = response
    return { status, retryAfter: response.headers.get('Retry-After'), body: await response.json() }
  }
  const order = (key: string = crypto.randomUUID()) =>
    post('/api/orders', orderOf(), { 'Idempotency-Key': key })
  const signUp = (email: string) =>
    post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=exclusive-shop', {
      email,
      password: 'first-word',
    })
  const placed = [await order(), await order()]
  expect(placed.map(({ status }) => status)).toEqual([201, 201])

  await limitPages(1)
  const refused: typeof placed = []
  for (let round = 0; round < 40; round++) {
    const responses = await Promise.all(Array.from({ length: 5 }, () => order()))
    for (const response of responses) (response.status === 201 ? placed : refused).push(response)
  }
  expect(refused.length).toBeGreaterThan(20)
  const kinds = refused.map(
    ({ status, retryAfter, body }) => `${status} ${retryAfter} ${body.code}`,
  )
  expect(new Set(kinds)).toEqual(new Set(['503 5 unavailable']))
  const accounts = []
  for (let n = 0; n < 30; n++) accounts.push(await signUp(`full-${n}@shop.example`))
  const outcomes = new Set(accounts.map(({ status, retryAfter }) => `${status} ${retryAfter}`))
  expect(outcomes).toContain('503 5')
  outcomes.delete('200 null')
  expect([...outcomes]).toEqual(['503 5'])

  await limitPages(1_000_000)
  placed.push(await order())
  expect((await signUp('after@shop.example')).status).toBe(200)
  const stored = await db.selectFrom('orders').select('number').execute()
  const numbers = placed.map(({ body }) => body.number)
  expect(stored.map(({ number }) => number).sort()).toEqual(numbers.sort())
})

test('a disk that cannot be written makes the shop unready until it can', async () => {
  const readyz = async () => {
    const response = await apis().request('http://localhost/readyz')
    return `${response.status} ${await response.text()}`
  }
  await expect.poll(readyz).toBe('200 ready')
  await sql`pragma query_only = 1`.execute(db)
  await expect.poll(readyz).toBe('503 the disk cannot be written')
  await sql`pragma query_only = 0`.execute(db)
  await expect.poll(readyz).toBe('200 ready')
})

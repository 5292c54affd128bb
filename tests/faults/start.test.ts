import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startBuiltShop } from '../support/built-shop'
import { eachPlace, settingsOf } from '../support/databases'
import { freePort } from '../support/free-port'
import { startStubBucket } from '../support/network/stub-bucket'
import { orderOf, shopper } from '../support/shopper'

let bucket: Awaited<ReturnType<typeof startStubBucket>>
beforeAll(async () => {
  bucket = await startStubBucket()
})

const folders: string[] = []
afterAll(async () => {
  await bucket.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'exclusive-start-'))
  folders.push(made)
  return made
}

/** A start that is to fail: its exit code and what it says on standard error. */
async function failedStart(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let told = ''
  child.stdout.on('data', (text) => {
    told += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, lines: said.trim().split('\n'), told }
}

const UNUSABLE: [string, (dataDir: string) => Record<string, string>, RegExp][] = [
  [
    'a damaged file',
    (dataDir) => {
      writeFileSync(join(dataDir, 'shop.sqlite'), Buffer.alloc(50_000, 7))
      return { DATA_DIR: dataDir }
    },
    /damaged or not a database/,
  ],
  [
    'the file of another program',
    (dataDir) => {
      const other = new DatabaseSync(join(dataDir, 'shop.sqlite'))
      other.exec('CREATE TABLE notes (text TEXT)')
      other.close()
      return { DATA_DIR: dataDir }
    },
    /of another program/,
  ],
  [
    'a folder that cannot be made',
    (dataDir) => {
      writeFileSync(join(dataDir, 'file'), '')
      return { DATA_DIR: join(dataDir, 'file') }
    },
    /cannot be (made|written)/,
  ],
  [
    'a folder on a file system without folders of ours',
    () => ({ DATA_DIR: '/proc/nope/data' }),
    /The data folder \/proc\/nope\/data cannot be made/,
  ],
  [
    'a shared folder that is not there',
    (dataDir) => ({ DATA_DIR: dataDir, OUTBOX_DIR: join(dataDir, 'not-mounted') }),
    /OUTBOX_DIR ".*not-mounted" cannot be used: ENOENT/,
  ],
  [
    'a file for a folder of pictures',
    (dataDir) => {
      writeFileSync(join(dataDir, 'file'), '', { mode: 0o700 })
      return { DATA_DIR: dataDir, PICTURES_DIR: join(dataDir, 'file') }
    },
    /PICTURES_DIR ".*file" cannot be used: it is no folder/,
  ],
  [
    'wrong keys of a bucket',
    (dataDir) => ({
      DATA_DIR: dataDir,
      PICTURES_S3_ENDPOINT: bucket.settings.endpoint,
      PICTURES_S3_BUCKET: 'pictures',
      PICTURES_S3_REGION: bucket.settings.region,
      PICTURES_S3_ACCESS_KEY: 'shop',
      PICTURES_S3_SECRET_KEY: 'a-secret-but-another',
    }),
    /PICTURES_S3_SECRET_KEY are refused \(.* 403 SignatureDoesNotMatch\)/,
  ],
  [
    'a PostgreSQL server that does not answer',
    (dataDir) => ({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/shop' }),
    /127\.0\.0\.1:9\/shop cannot be used/,
  ],
]

test.each(UNUSABLE)('%s stops the start with one clear line', async (_, settings, line) => {
  const { code, lines } = await failedStart(settings(folder()))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(line)
  expect(lines[0]).not.toContain('secret')
  expect(code).toBe(1)
})

test('a start in an empty folder says so, as its name may be mistyped', async () => {
  const settings = { DATA_DIR: folder(), SEED_DEMO: 'false', HOST: '203.0.113.1' }
  const line = `There was no shop in DATA_DIR "${settings.DATA_DIR}": a new one was made there.`
  const first = await failedStart(settings)
  expect([first.told, first.lines[0]]).toEqual([
    expect.stringContaining(line),
    expect.stringContaining('is no address of this machine'),
  ])
  expect((await failedStart(settings)).told).not.toContain(line)
})

eachPlace('starting', (place) => {
  test('two processes at once on an empty database both come up, seeded once', async () => {
    const where = await place()
    const shops = await Promise.all([1, 2].map(() => startBuiltShop(settingsOf(where))))
    const clients = shops.map(({ origin }) => shopper(origin))
    const body = orderOf([{ productId: 1, quantity: 1 }])
    const key = crypto.randomUUID()
    const responses = await Promise.all(clients.map((client) => client.order(body, key)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    for (const client of clients) client.close()
    expect(await Promise.all(shops.map((shop) => shop.stop()))).toEqual([0, 0])
    const db = await openDatabase(where)
    const { products, stock } = await db
      .selectNoFrom((rows) => [
        rows.selectFrom('products').select(rows.fn.countAll<number>().as('n')).as('products'),
        rows.selectFrom('stock').select(rows.fn.countAll<number>().as('n')).as('stock'),
      ])
      .executeTakeFirstOrThrow()
    await closeDatabase(db)
    expect(products).toBe(stock)
    expect(products).toBeGreaterThanOrEqual(60)
  })

  test('killed during its very first start, the next one completes it', async () => {
    const where = await place()
    for (const wait of [150, 300, 450]) {
      const child = spawn(process.execPath, ['scripts/serve.mjs'], {
        env: { ...process.env, PORT: String(await freePort()), ...settingsOf(where) },
        stdio: 'ignore',
      })
      await sleep(wait)
      child.kill('SIGKILL')
    }
    const shop = await startBuiltShop(settingsOf(where))
    const client = shopper(shop.origin)
    expect((await client.order(orderOf())).status).toBe(201)
    client.close()
    expect(await shop.stop()).toBe(0)
  })

  test('asked to stop, it ends well and has kept every order it answered', async () => {
    const where = await place()
    const shop = await startBuiltShop(settingsOf(where))
    const client = shopper(shop.origin)
    const first = client.order(orderOf())
    const more = Array.from({ length: 30 }, () => client.order(orderOf()))
    await first
    const [code, ...ends] = await Promise.all([
      shop.stop(),
      ...[first, ...more].map((order) => order.catch(() => undefined)), // Some are not accepted yet.
    ])
    client.close()
    expect(code).toBe(0)
    const responses = ends.flatMap((response) => (response ? [response] : []))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    const db = await openDatabase(where)
    const stored = await db.selectFrom('orders').select('number').execute()
    await closeDatabase(db)
    const numbers = new Set(stored.map(({ number }) => number))
    expect(responses.filter(({ body }) => !numbers.has(body.number))).toEqual([])
  })
})

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { picturePath } from '../../app/catalogue/product/picture-path.server'
import { masterPath } from '../../app/media/masters.server'
import { startBuiltShop } from '../support/built-shop'
import { eachPlace, settingsOf } from '../support/databases'
import { startStubBucket } from '../support/network/stub-bucket'
import { runCommand } from '../support/run-command'
import { shopper } from '../support/shopper'

const SOURCE = 'https://pictures.example/900001.png'
const PATH = picturePath(900_001, 0, SOURCE)
const NAME = PATH.split('/').at(-1) ?? ''

let picture: Buffer
let bucket: Awaited<ReturnType<typeof startStubBucket>>

beforeAll(async () => {
  picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#d44' } })
    .webp()
    .toBuffer()
  bucket = await startStubBucket()
})
afterAll(() => bucket.stop())

async function importPictured(settings: Record<string, string>, folder: string) {
  const file = join(folder, 'pictured.json')
  const row = { id: 900_001, title: 'Pictured', price: 5, category: 'beauty', thumbnail: SOURCE }
  writeFileSync(file, JSON.stringify([{ ...row, stock: 3, images: [SOURCE] }]))
  expect(await runCommand(settings, 'import', file)).toMatchObject({ code: 0 })
}

eachPlace('two machines', (place) => {
  test('share outbox and pictures, closed to others; a folder that vanishes is said truly and heals', async () => {
    const where = await place()
    const shared = join(where.dataDir, 'shared')
    const outbox = join(shared, 'outbox')
    const pictures = join(shared, 'pictures')
    const kept = join(pictures, masterPath(NAME))
    mkdirSync(dirname(kept), { recursive: true })
    mkdirSync(outbox)
    writeFileSync(kept, picture)
    const settings = { ...settingsOf(where), OUTBOX_DIR: outbox, PICTURES_DIR: pictures }
    await importPictured(settings, where.dataDir)
    // On SQLite the machines are one after the other, for the database is a file of one of them.
    const dataDirs = where.databaseUrl
      ? ['one', 'other'].map((name) => join(where.dataDir, name))
      : [where.dataDir]
    const shops = await Promise.all(
      dataDirs.map((DATA_DIR) => startBuiltShop({ ...settings, DATA_DIR })),
    )
    const clients = shops.map(({ origin }) => shopper(origin))
    const get = (at: number, path: string) => clients[at]?.send('GET', path)
    const last = shops.length - 1

    expect((await get(0, `${PATH}/96.webp`))?.status).toBe(200)
    expect((await get(last, `${PATH}/96.webp`))?.status).toBe(200)
    for (const [at, client] of clients.entries())
      await client.send('POST', '/api/newsletter', { email: `reader${at}@example.com` })
    await vi.waitFor(() => expect(mails(outbox)).toHaveLength(shops.length), 10_000)

    for (const folder of [...dataDirs, outbox])
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && entry.name !== 'pictured.json' && entry.parentPath !== dirname(kept))
          expect([entry.name, statSync(join(entry.parentPath, entry.name)).mode & 0o077]).toEqual([
            entry.name,
            0,
          ])

    renameSync(shared, `${shared}-away`)
    expect((await get(last, `${PATH}/288.webp`))?.status).toBe(503)
    expect((await get(last, '/shop/900001'))?.status).toBe(200)
    expect((await get(last, '/readyz'))?.status).toBe(200)
    renameSync(`${shared}-away`, shared)
    await vi.waitFor(
      async () => expect((await get(last, `${PATH}/288.webp`))?.status).toBe(200),
      10_000,
    )
    for (const client of clients) client.close()
    for (const shop of shops) expect(await shop.stop()).toBe(0)
  })
})

const mails = (outbox: string) => readdirSync(outbox).filter((name) => name.endsWith('.eml'))

const inBucket = () => ({
  PICTURES_S3_ENDPOINT: bucket.settings.endpoint,
  PICTURES_S3_BUCKET: bucket.settings.bucket,
  PICTURES_S3_REGION: bucket.settings.region,
  PICTURES_S3_ACCESS_KEY: bucket.settings.accessKey,
  PICTURES_S3_SECRET_KEY: bucket.settings.secretKey,
})

test('pictures of a bucket that is away are a 503, pages are fine, and both come back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bucket-'))
  const settings = { DATA_DIR: dataDir, ...inBucket() }
  await importPictured(settings, dataDir)
  bucket.objects.set(masterPath(NAME), picture)
  bucket.fail((response) => Boolean(response.destroy()))
  const shop = await startBuiltShop(settings) // A bucket that is away stops no start.
  const client = shopper(shop.origin)
  const status = async (path: string) => (await client.send('GET', path)).status
  expect(await status(`${PATH}/96.webp`)).toBe(503)
  expect([await status('/shop/900001'), await status('/readyz')]).toEqual([200, 200])
  bucket.fail()
  await vi.waitFor(async () => expect(await status(`${PATH}/96.webp`)).toBe(200), 10_000)
  client.close()
  expect(await shop.stop()).toBe(0)
  rmSync(dataDir, { recursive: true })
})

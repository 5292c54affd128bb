import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { folderOf } from '../files/folder.server'
import { log } from '../http/log.server'
import { folderMasters, masterPath } from './masters.server'
import { mediaBytes } from './media-api'
import { sizedPictures } from './sized-pictures.server'
import { trimSizes } from './trim-sizes.server'

let folder: string
let shared: string
let fetched: number
let picture: Buffer
let servers: Server[] = []

beforeAll(async () => {
  log.level = 'silent' // The faults below would fill the log.
  picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#d44' } })
    .webp()
    .toBuffer()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-shared-'))
  shared = join(folder, 'shared')
  mkdirSync(shared)
  fetched = 0
})
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
  rmSync(folder, { recursive: true, force: true })
})

const NAME = '7-0-0123456789'

/** Returns a process with a data folder of its own; `get` asks it for a size. */
async function machine(name: string) {
  const demoFolder = join(folder, 'demo')
  mkdirSync(demoFolder, { recursive: true })
  await sharp(picture).toFile(join(demoFolder, '1-1.webp'))
  const answer = mediaBytes(
    sizedPictures({
      demoFolder,
      sizes: folderOf(undefined, folder, name),
      mostSizesBytes: 10_000_000,
      masters: folderMasters(folderOf(shared, folder, 'unused')),
      awayMs: 50,
      fetchBytes: async () => {
        fetched++
        return picture
      },
    }),
    async () => 'https://pictures.example/7.png',
  )
  const server = createServer(
    (request, response) => void answer(request, response, request.url ?? ''),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string) => fetch(`${origin}/media/${path}`)
}

test('a picture that one machine fetched is served by another, from the shared folder', async () => {
  const [one, other] = [await machine('one'), await machine('other')]
  expect((await one(`products/${NAME}/288.webp`)).status).toBe(200)
  expect((await other(`products/${NAME}/96.avif`)).status).toBe(200)
  expect(fetched).toBe(1)
  expect(readdirSync(join(shared, 'products', NAME))).toEqual(['master.webp'])
})

test('machines that fetch the same picture at once do each other no harm', async () => {
  const machines = await Promise.all(['a', 'b', 'c', 'd'].map(machine))
  const responses = await Promise.all(machines.map((get) => get(`products/${NAME}/288.webp`)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(readdirSync(join(shared, 'products', NAME))).toEqual(['master.webp'])
  expect((await sharp(join(shared, masterPath(NAME))).metadata()).width).toBe(500)
})

test('a shared folder that vanishes gives a 503 with a tile, and heals', async () => {
  const get = await machine('one')
  await get(`products/${NAME}/288.webp`)
  renameSync(shared, `${shared}-away`)
  const drawn = await get(`products/${NAME}/288.webp`)
  const away = await get(`products/${NAME}/96.webp`)
  const demo = await get('demo/1-1/96.webp')
  expect([drawn.status, away.status, demo.status]).toEqual([200, 503, 200])
  expect(away.headers.get('retry-after')).toBe('5')
  expect(away.headers.get('cache-control')).toBe('no-store')
  expect((await sharp(Buffer.from(await away.arrayBuffer())).metadata()).width).toBe(96)
  expect([existsSync(shared), fetched]).toEqual([false, 1])
  renameSync(`${shared}-away`, shared)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect((await get(`products/${NAME}/96.webp`)).status).toBe(200)
  expect(fetched).toBe(1)
})

test('a damaged picture in the folder is replaced from its source', async () => {
  const get = await machine('one')
  mkdirSync(join(shared, 'products', NAME), { recursive: true })
  writeFileSync(join(shared, masterPath(NAME)), picture.subarray(0, 60))
  const response = await get(`products/${NAME}/288.webp`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await sharp(join(shared, masterPath(NAME))).metadata()).width).toBe(500)
})

test('sizes that cannot be stored are still sent', async () => {
  writeFileSync(join(folder, 'no-folder'), '')
  const get = await machine('no-folder')
  const response = await get(`products/${NAME}/288.webp`)
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('the oldest sizes go when there are too many; masters and fresh ones stay', async () => {
  const hour = 3600
  const now = Date.now() / 1000
  const put = (path: string, bytes: number, age: number) => {
    const file = join(folder, 'media', path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, Buffer.alloc(bytes))
    utimesSync(file, now - age, now - age)
  }
  for (const at of [1, 2, 3, 4]) put(`products/${at}-0-0123456789/96.webp`, 1000, at * hour)
  put('products/4-0-0123456789/master.webp', 5000, 9 * hour)
  put('products/1-0-0123456789/288.webp.x.part', 10, 2 * hour)
  put('products/1-0-0123456789/432.webp.x.part', 10, 60)
  await trimSizes(join(folder, 'media'), 2500)
  const left = readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`)
  expect(left.sort()).toEqual([
    '1-0-0123456789/432.webp.x.part',
    '1-0-0123456789/96.webp',
    '2-0-0123456789/96.webp',
    '4-0-0123456789/master.webp',
  ])
  expect(existsSync(join(folder, 'media/products/3-0-0123456789'))).toBe(false)
})

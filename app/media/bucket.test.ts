import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuse, startStubBucket } from '../../tests/support/network/stub-bucket'
import { folderOf } from '../files/folder.server'
import { log } from '../http/log.server'
import { openBucket } from './bucket.server'
import { bucketMasters } from './bucket-masters.server'
import { RefusedPicture } from './fetch-picture.server'
import { masterPath } from './masters.server'
import { sizedPictures } from './sized-pictures.server'

let stub: Awaited<ReturnType<typeof startStubBucket>>
const folders: string[] = []
let picture: Buffer
let fetched: number

beforeAll(async () => {
  log.level = 'silent' // The faults below would fill the log.
  stub = await startStubBucket()
  picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#d44' } })
    .webp()
    .toBuffer()
})
beforeEach(() => {
  fetched = 0
  stub.objects.clear()
  stub.asked.length = 0
})
afterEach(() => stub.fail())
afterAll(async () => {
  await stub.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const NAME = '7-0-0123456789'
const KEY = masterPath(NAME)
const MASTER = { name: NAME, address: 'https://pictures.example/7.png' }

/** Returns a machine with an empty disk of its own. */
function machine(bounds = { mostMs: 300, mostBytes: 100_000 }, settings = stub.settings) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bucket-'))
  folders.push(folder)
  const sizes = folderOf(undefined, folder, 'media')
  const pictures = sizedPictures({
    demoFolder: folder,
    sizes,
    mostSizesBytes: 10_000_000,
    masters: bucketMasters(openBucket(settings, bounds), sizes),
    awayMs: 50,
    fetchBytes: async () => {
      fetched++
      return picture
    },
  })
  return (width: number) => pictures.sized(MASTER, width, 'webp')
}
const widthOf = async (made: Promise<{ bytes: Buffer } | undefined>) =>
  (await sharp((await made)?.bytes).metadata()).width
const restored = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('pictures in a bucket', () => {
  test('one machine fetches a picture, and every other draws it from the bucket', async () => {
    expect(await widthOf(machine()(288))).toBe(288)
    expect([...stub.objects.keys()]).toEqual([KEY])
    const other = machine()
    expect(await widthOf(other(288))).toBe(288)
    expect(await widthOf(other(96))).toBe(96)
    expect(fetched).toBe(1)
    // The other machine asked once for both sizes.
    expect(stub.asked).toEqual([`GET ${KEY}`, `PUT ${KEY}`, `GET ${KEY}`])
  })

  test.each<[string, Parameters<typeof stub.fail>[0], RegExp]>([
    ['a slow bucket', () => true, /does not answer: TimeoutError/],
    ['an object cut off', cutOff, /cut off/],
    [
      'an object over the bound',
      (response) => Boolean(response.end(Buffer.alloc(200_000))),
      /over 100000 bytes/,
    ],
    [
      'a bucket with a fault',
      (response) => refuse(response, 500, 'InternalError'),
      /500 InternalError/,
    ],
    ['a bucket that is busy', (response) => refuse(response, 503, 'SlowDown'), /503 SlowDown/],
    [
      'no right to one object',
      (response) => refuse(response, 403, 'AccessDenied'),
      /403 AccessDenied/,
    ],
    ['a bucket that went', (response) => refuse(response, 404, 'NoSuchBucket'), /404 NoSuchBucket/],
    [
      'a redirect inward',
      (response) =>
        Boolean(
          response.writeHead(307, { Location: `http://127.0.0.1:${stub.port}/inward` }).end(),
        ),
      /answered 307/,
    ],
  ])('%s gives no picture, leaves the kept ones alone, and heals', async (_, fault, reason) => {
    stub.objects.set(KEY, picture)
    const sized = machine()
    stub.fail(fault)
    await expect(sized(288)).rejects.toThrow(reason)
    expect(stub.asked.join()).not.toContain('inward')
    expect([fetched, stub.objects.get(KEY)]).toEqual([0, picture])
    stub.fail()
    await restored()
    expect(await widthOf(sized(288))).toBe(288)
  })

  test('a bucket that cannot be written gives no picture yet either', async () => {
    const sized = machine()
    stub.fail(
      (response, object) =>
        !object && stub.asked.at(-1)?.startsWith('PUT') && refuse(response, 403, 'AccessDenied'),
    )
    await expect(sized(288)).rejects.toThrow('403 AccessDenied')
    stub.fail()
    await restored()
    expect(await widthOf(sized(288))).toBe(288)
  })

  test('a bucket that is away is not asked for each picture, and drawn ones are served', async () => {
    const sized = machine()
    await sized(96)
    stub.asked.length = 0
    await stub.stop()
    const drawn = machine()
    await expect(drawn(288)).rejects.toThrow(/ECONNREFUSED/)
    expect(await widthOf(sized(96))).toBe(96)
    expect(await widthOf(sized(288))).toBe(288) // The size is drawn from the copy on this machine.
    stub = await startStubBucket(stub.port)
    await restored()
    expect(await widthOf(drawn(288))).toBe(288)
  })

  test.each([
    ['half a picture', () => picture.subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s in the bucket is replaced from the source', async (_, damaged) => {
    stub.objects.set(KEY, damaged())
    expect(await widthOf(machine()(288))).toBe(288)
    expect((await sharp(stub.objects.get(KEY)).metadata()).width).toBe(500)
  })

  test('a source that fails gives the tile, and is no fault of the bucket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-bucket-'))
    folders.push(folder)
    const sizes = folderOf(undefined, folder, 'media')
    const { sized } = sizedPictures({
      demoFolder: folder,
      sizes,
      mostSizesBytes: 10_000_000,
      masters: bucketMasters(openBucket(stub.settings), sizes),
      fetchBytes: async () => {
        throw new RefusedPicture('status 404')
      },
    })
    expect(await sized(MASTER, 96, 'webp')).toMatchObject({ lasting: false })
    expect(stub.objects.size).toBe(0)
  })

  test('a bucket lists all masters, page by page, and gives them back as they are', async () => {
    const names = ['7-0-0123456789', 'own-a', 'own-b', 'own-c', 'own-d']
    for (const name of names) stub.objects.set(masterPath(name), Buffer.from(name))
    stub.objects.set('products/7-0-0123456789/320.webp', picture)
    stub.objects.set('shop-was-here', picture)
    const folder = mkdtempSync(join(tmpdir(), 'shop-bucket-'))
    folders.push(folder)
    const kept = bucketMasters(openBucket(stub.settings), folderOf(undefined, folder, 'media'))
    expect(await kept.list()).toEqual(names)
    expect(String(await kept.read('own-c'))).toBe('own-c')
    expect(await kept.read('own-z')).toBeUndefined()
  })

  test('a master that is removed leaves the bucket and the machine; an unknown one is no fault', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-bucket-'))
    folders.push(folder)
    const kept = bucketMasters(openBucket(stub.settings), folderOf(undefined, folder, 'media'))
    for (const name of ['review-a', 'review-b']) await kept.keep(name, picture)
    for (const name of ['review-a', 'review-z']) await kept.remove(name)
    expect(await kept.list()).toEqual(['review-b'])
    expect(readdirSync(join(folder, 'media/products'))).toEqual(['review-b'])
    stub.fail((response) => refuse(response, 403, 'AccessDenied'))
    await expect(kept.remove('review-b')).rejects.toThrow(/403 AccessDenied/)
  })
})

function cutOff(response: import('node:http').ServerResponse, object?: Buffer) {
  response.writeHead(200, { 'Content-Length': object?.length ?? 0 })
  response.write(object?.subarray(0, 40), () => response.destroy())
  return true
}

import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { folderOf } from '../files/folder.server'
import { folderMasters, reviewMaster } from './masters.server'
import { mediaBytes } from './media-api'
import { sizedPictures } from './sized-pictures.server'

const NAME = 'a'.repeat(32)
const folder = ownFolder()
const stored = folderOf(undefined, folder, 'stored')
const masters = folderMasters(stored)
let shop: Server
/** The photo that everybody may see now. */
let shown = ''

beforeAll(async () => {
  const pictures = sizedPictures({
    demoFolder: folder,
    sizes: stored,
    mostSizesBytes: 10_000_000,
    masters,
    fetchBytes: async () => Buffer.alloc(0),
  })
  const answer = mediaBytes(
    pictures,
    async () => undefined,
    async (photo) => photo === shown,
  )
  shop = createServer((request, response) => {
    if (!answer(request, response, request.url ?? '')) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve))
})
afterAll(() => shop.close())

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/media/reviews/${path}`)

test('a review’s photo comes only while it is shown, and no cache keeps it for long', async () => {
  const create = { width: 300, height: 300, channels: 3, background: '#db4444' } as const
  await masters.keep(reviewMaster(NAME), await sharp({ create }).webp().toBuffer())
  const path = `${NAME}/96.webp`
  expect((await get(path)).status).toBe(404)
  shown = NAME
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(96)
  shown = ''
  expect((await get(path)).status).toBe(404) // It is in memory and on disk still.
  await masters.remove(reviewMaster(NAME))
  expect(await masters.list()).toEqual([])
  expect(readdirSync(join(folder, 'stored/products'))).toEqual([])
  await masters.remove(reviewMaster(NAME))
})

test.each([`${'A'.repeat(32)}/96.webp`, `${NAME}/97.webp`, '..%2fown-a/96.webp', ''])(
  'the photo "%s" is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

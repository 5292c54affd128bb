import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { folderOf } from '../files/folder.server'
import { fetchPicture, isPublicAddress } from './fetch-picture.server'
import { folderMasters } from './masters.server'
import { mediaBytes } from './media-api'
import { sizedPictures } from './sized-pictures.server'

const folder = ownFolder()
const demoFolder = join(folder, 'demo')
const stored = folderOf(undefined, folder, 'stored')
const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#db4444' } })
    .png()
    .toBuffer()

/** The upstream has one good picture and every bad response; the shop's edge stands before it. */
let upstream: Server
let shop: Server
let asked: string[] = []
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listening = (server: Server) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

beforeAll(async () => {
  mkdirSync(demoFolder)
  await sharp(await png(600))
    .webp()
    .toFile(join(demoFolder, '1-1.webp'))
  const good = await png(500, 400)
  upstream = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/good.png' || path === '/late.png') response.end(good)
    else if (path === '/page.html') response.end('<html>no picture</html>')
    else if (path === '/evil.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    else if (path === '/large.png') response.end(Buffer.concat([good, Buffer.alloc(200_000)]))
    else if (path === '/cut.png') {
      response.writeHead(200, { 'Content-Length': good.length })
      response.write(good.subarray(0, 50), () => response.destroy())
    } else if (path === '/slow.png') response.write(good.subarray(0, 50))
    else if (path === '/turn.png') response.writeHead(302, { Location: '/good.png' }).end()
    else if (path === '/inward.png')
      response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end()
    else if (path === '/file.png') response.writeHead(302, { Location: 'file:///etc/passwd' }).end()
    else if (path === '/ring.png') response.writeHead(302, { Location: '/ring.png' }).end()
    else response.writeHead(404).end()
  })
  await listening(upstream)
  const own = (address: string) => address === '127.0.0.1'
  const pictures = sizedPictures({
    demoFolder,
    sizes: stored,
    mostSizesBytes: 10_000_000,
    masters: folderMasters(stored),
    fetchBytes: (address) => fetchPicture(address, { allowed: own }),
  })
  const answer = mediaBytes(pictures, async (id, _n, hash) =>
    hash === '0123456789'
      ? `${originOf(upstream)}${id === 7 ? '/good.png' : '/page.html'}`
      : undefined,
  )
  shop = createServer((request, response) => {
    if (!answer(request, response, request.url ?? '')) response.writeHead(418).end()
  })
  await listening(shop)
})

afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
  shop.close()
})

describe('pictures of other hosts', () => {
  const own = {
    allowed: (address: string) => address === '127.0.0.1',
    mostMs: 500,
    mostBytes: 100_000,
  }

  test('a picture is fetched, also after a redirect', async () => {
    expect((await fetchPicture(`${originOf(upstream)}/good.png`, own)).length).toBeGreaterThan(100)
    expect((await fetchPicture(`${originOf(upstream)}/turn.png`, own)).length).toBeGreaterThan(100)
  })

  test.each([
    ['a page', '/page.html', 'not a picture'],
    ['an SVG', '/evil.svg', 'not a picture'],
    ['more than the bound', '/large.png', 'too large'],
    ['half a picture', '/cut.png', /cut off|aborted/],
    ['one that never ends', '/slow.png', /aborted|timeout/i],
    ['a missing one', '/none.png', 'status 404'],
    ['a redirect inward', '/inward.png', 'not a public address'],
    ['a redirect to a file', '/file.png', 'not an http address'],
    ['a ring of redirects', '/ring.png', 'too many redirects'],
  ])('%s is refused', async (_name, path, reason) => {
    await expect(fetchPicture(originOf(upstream) + path, own)).rejects.toThrow(reason)
  })

  test.each([
    'http://127.0.0.1/x.png',
    'http://2130706433/x.png',
    'http://0x7f.1/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:10.0.0.1]/x.png',
    'http://localhost/x.png',
    'http://192.168.1.1/x.png',
    'http://169.254.169.254/latest/meta-data',
  ])('%s is never asked', async (address) => {
    await expect(fetchPicture(address)).rejects.toThrow(/public address/)
  })

  test('only http and https addresses are fetched', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://a.example/x.png', 'data:image/png,x', 'x'])
      await expect(fetchPicture(address)).rejects.toThrow('not an http address')
  })

  test('public addresses are told from others', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111'])
      expect(isPublicAddress(address)).toBe(true)
    for (const address of [
      '10.1.2.3',
      '172.31.0.1',
      '100.64.0.1',
      'fe80::1%eth0',
      'fd00::1',
      '::',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'no',
    ])
      expect(isPublicAddress(address)).toBe(false)
  })
})

describe('sized pictures', () => {
  const get = (path: string) => fetch(originOf(shop) + path)

  test('sized pictures come in the requested width and format, for good', async () => {
    const response = await get('/media/demo/1-1/288.avif')
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(288)
    const webp = await get('/media/demo/1-1/96.webp')
    expect((await sharp(Buffer.from(await webp.arrayBuffer())).metadata()).format).toBe('webp')
    const jpeg = await get('/media/demo/1-1/96.jpeg') // Mails show JPEG.
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).format).toBe('jpeg')
  })

  test('an AVIF keeps no more colour than its WebP master, which has one for four pixels', async () => {
    const bytes = Buffer.from(await (await get('/media/demo/1-1/288.avif')).arrayBuffer())
    // The third byte of the codec's configuration says whether both directions are subsampled.
    expect((bytes[bytes.indexOf('av1C') + 6] ?? 0) & 0b1100).toBe(0b1100)
  })

  test('sized pictures are never larger than their master', async () => {
    const large = await get('/media/demo/1-1/1280.webp')
    expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(600)
  })

  test('an imported picture is fetched once for all who ask at the same time', async () => {
    asked = []
    const paths = [96, 192, 288].flatMap((width) => [`${width}.avif`, `${width}.webp`])
    const responses = await Promise.all(
      paths.map((path) => get(`/media/products/7-0-0123456789/${path}`)),
    )
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200))
    expect(asked).toEqual(['/good.png'])
    expect(existsSync(join(folder, 'stored/products/7-0-0123456789/288.avif'))).toBe(true)
    expect(readdirSync(join(folder, 'stored/products/7-0-0123456789'))).toHaveLength(7)
  })

  test('a failing picture is a neutral tile for a minute, and not asked for again meanwhile', async () => {
    asked = []
    for (const width of [96, 192]) {
      const response = await get(`/media/products/8-0-0123456789/${width}.webp`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect(asked).toEqual(['/page.html'])
  })

  test.each([
    '/media/demo/1-1/289.avif',
    '/media/demo/1-1/288.png',
    '/media/demo/999-1/288.avif',
    '/media/products/7-0-9999999999/288.avif',
    '/media/demo/..%2f..%2fetc/288.avif',
    '/media/https://a.example/x.png',
    '/media/',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

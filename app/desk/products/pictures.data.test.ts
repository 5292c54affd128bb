import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { askingDesk } from '../../../tests/support/desk/asking'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import type { Database } from '../../database/tables.server'
import { productEndpoints } from './product-endpoints'

describe('pictures of a product', () => {
  const folder = ownDataFolder()
  let ask: ReturnType<typeof askingDesk>['ask']
  beforeAll(() => {
    ;({ ask } = askingDesk({} as Database, productEndpoints))
  })
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } })
  const upload = (bytes: Uint8Array) => ask('POST', '/products/pictures', bytes)

  test('a picture of any kind is stored re-encoded', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await drawn(40, 30)
        .withExif({ IFD0: { Artist: 'Zoe' } })
        [kind]()
        .toBuffer()
      const { status, body } = await upload(bytes)
      expect([kind, status]).toEqual([kind, 200])
      const name = body.address.replace('/media/own/', 'own-')
      const kept = await sharp(join(folder, 'media/products', name, 'master.webp')).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 40, height: 30 })
      expect(kept.exif).toBeUndefined()
      expect((await upload(bytes)).body.address).toBe(body.address)
    }
  })

  test('a picture of ten megabytes is taken, and one byte more refused', async () => {
    const png = await drawn(60, 60).png().toBuffer()
    const padded = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length)])
    expect((await upload(padded)).status).toBe(200)
    expect((await upload(Buffer.concat([padded, Buffer.alloc(1)]))).status).toBe(413)
  })

  test('scripts, decompression bombs and other files are refused as pictures', async () => {
    const jpeg = await drawn(80, 80).jpeg().toBuffer()
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    for (const [what, bytes] of [
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a GIF', gif],
      ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
      ['a beginning only', Buffer.from([0xff, 0xd8, 0xff])],
      ['nothing', Buffer.alloc(0)],
      ['a bomb', bomb],
    ] as const) {
      const { status, body } = await upload(bytes)
      expect([what, status, body.code]).toEqual([what, 422, 'no_picture'])
    }
  })
})

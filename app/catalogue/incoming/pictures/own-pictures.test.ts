import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { madeZip } from '../../../../tests/support/files/made-zip'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { folderOf } from '../../../files/folder.server'
import { folderMasters } from '../../../media/masters.server'
import { sizedPictures } from '../../../media/sized-pictures.server'
import { ownPictures, withPictures } from './own-pictures.server'
import { openPictures } from './picture-files.server'

const folder = ownFolder()
const brought = join(folder, 'brought')
const media = folderOf(undefined, folder, 'media')
const masters = folderMasters(media)
let red: Buffer
let blue: Buffer
beforeAll(async () => {
  const png = (background: string) =>
    sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
  ;[red, blue] = [await png('#db4444'), await png('#4444db')]
  mkdirSync(join(brought, 'in'), { recursive: true })
  writeFileSync(join(brought, 'red.png'), red)
  writeFileSync(join(brought, 'same.png'), red)
  writeFileSync(join(brought, 'in', 'blue.png'), blue)
  writeFileSync(join(brought, 'page.png'), '<html>')
  writeFileSync(join(brought, 'evil.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(brought, 'cut.png'), red.subarray(0, red.length / 2))
  writeFileSync(join(brought, 'large.png'), Buffer.concat([red, Buffer.alloc(11_000_000)]))
  writeFileSync(join(folder, 'secret.png'), red)
  symlinkSync(join(folder, 'secret.png'), join(brought, 'link.png'))
})

async function placed(path: string, values: object[], options = {}) {
  const files = await openPictures(path)
  const pictures = ownPictures(files, { masters: async () => masters, ...options })
  const rows = (async function* () {
    for (const [at, value] of values.entries()) yield { row: at + 1, value }
  })()
  const read = await Array.fromAsync(withPictures(rows, pictures))
  files.close()
  return { rows: read.map(({ value, broken }) => broken ?? value), counts: pictures.counts }
}
const OWN = expect.stringMatching(/^\/media\/own\/[0-9a-f]{40}$/)
const kept = () => readdirSync(join(media.path, 'products')).length

test('file names become addresses of kept pictures, once for each content', async () => {
  const values = [
    { id: 1, thumbnail: 'red.png', images: 'red.png|in/blue.png|https://a.example/1.png' },
    { id: 2, images: ['./in\\blue.png', ''] },
    { id: 3, images: '["same.png"]', thumbnail: '' },
    { id: 4 },
  ]
  expect((await placed(brought, values, { dryRun: true })).rows[3]).toEqual({ id: 4 })
  expect(() => kept()).toThrow('ENOENT')
  const first = await placed(brought, values)
  expect(first.rows).toEqual([
    { id: 1, thumbnail: OWN, images: [OWN, OWN, 'https://a.example/1.png'] },
    { id: 2, images: [OWN] },
    { id: 3, images: [OWN], thumbnail: '' },
    { id: 4 },
  ])
  expect(kept()).toBe(2)
  const again = await placed(brought, values)
  expect(again.rows).toEqual(first.rows)
  expect([first.counts.kept, again.counts.kept]).toEqual([2, 0])
  const zip = join(folder, 'pictures.zip')
  writeFileSync(
    zip,
    madeZip({ 'pictures/red.png': red, 'pictures/in/blue.png': blue, '__MACOSX/red.png': 'x' }),
  )
  const packed = await placed(zip, values.slice(0, 2))
  expect(packed).toMatchObject({ rows: first.rows.slice(0, 2), counts: { kept: 0 } })
  expect(kept()).toBe(2)
})

test.each([
  ['../secret.png', /^images: ..\/secret.png is outside of the folder$/],
  ['in/../../secret.png', /outside/],
  ['/etc/passwd', /outside/],
  ['C:\\secret.png', /outside/],
  ['red.png\0.txt', /outside/],
  ['link.png', /outside/],
  ['none.png', /^images: none.png is not in the folder$/],
  ['red.png/x.png', /not in the folder/],
  ['in', /is no file/],
  ['page.png', /is no JPEG, PNG, GIF, WebP or AVIF picture/],
  ['evil.svg', /is no JPEG/],
  ['cut.png', /is damaged/],
  ['large.png', /is larger than 10 MB/],
])('%s breaks its row alone', async (name, reason) => {
  const { rows } = await placed(brought, [
    { id: 1, images: [name] },
    { id: 2, images: ['red.png'] },
  ])
  expect(rows).toEqual([expect.stringMatching(reason), { id: 2, images: [OWN] }])
})

test('bad archives are refused, and so are bad files in them', async () => {
  const zip = join(folder, 'wrong.zip')
  const made = (files: Parameters<typeof madeZip>[0], options = {}) => {
    writeFileSync(zip, madeZip(files, options))
    return placed(zip, [{ id: 1, thumbnail: 'red.png' }])
  }
  await expect(made({ '../red.png': red })).rejects.toThrow(/not a sound zip archive: .*\.\./)
  await expect(made({ '/red.png': red })).rejects.toThrow(/not a sound zip archive/)
  expect((await made({ 'a/red.png': red, 'b/red.png': blue })).rows).toEqual([
    expect.stringMatching(/may be a\/red.png or b\/red.png in the archive; name its folder/),
  ])
  expect((await made({ 'red.png': blue }, { lie: 10 })).rows).toEqual([
    expect.stringMatching(/red.png is damaged/),
  ])
  expect((await made({ 'red.png': Buffer.alloc(11_000_000) })).rows).toEqual([
    expect.stringMatching(/larger than 10 MB/),
  ])
  writeFileSync(zip, madeZip({ 'red.png': red }).subarray(0, 90))
  await expect(placed(zip, [])).rejects.toThrow(/not a sound zip archive/)
  await expect(placed(join(folder, 'nowhere'), [])).rejects.toThrow(/there is no folder or archive/)
})

test('own pictures are sent in sizes like any other; an unknown one is missing', async () => {
  const pictures = sizedPictures({
    demoFolder: folder,
    sizes: media,
    mostSizesBytes: 10_000_000,
    masters,
    fetchBytes: () => Promise.reject(new Error('nothing is fetched')),
  })
  const { rows } = await placed(brought, [{ thumbnail: 'red.png' }])
  const digest = (rows[0] as { thumbnail: string }).thumbnail.slice(-40)
  const made = await pictures.sized({ name: `own-${digest}` }, 288, 'webp')
  expect(made?.lasting).toBe(true)
  expect((await sharp(made?.bytes).metadata()).width).toBe(288)
  expect(await pictures.sized({ name: `own-${'0'.repeat(40)}` }, 288, 'webp')).toBeUndefined()
})

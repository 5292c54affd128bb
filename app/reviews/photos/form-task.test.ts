import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhoto, reviewForm } from '../../../tests/support/buyers/photos'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { MOST_PHOTO_BYTES } from './photo-rules'
import { readReviewForm } from './tasks/form-task.server'

const folder = ownFolder()

async function read(
  photos: Parameters<typeof reviewForm>[0],
  fields?: Parameters<typeof reviewForm>[1],
  draw = true,
) {
  const { type, bytes } = await reviewForm(photos, fields)
  return readBody(type, bytes, draw)
}
async function readBody(type: string, bytes: Uint8Array, draw = true) {
  const file = join(folder, 'form')
  writeFileSync(file, bytes)
  const made = await readReviewForm({ file, type, draw })
  if ('unreadable' in made) throw new Error('unreadable')
  return made
}

test('a phone’s photo is kept upright, as WebP, without place and camera', async () => {
  const photo = await phonePhoto()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Zuleika')
  const { photos, faults } = await read([['IMG_1.jpg', photo]])
  expect(faults).toEqual([])
  const kept = await sharp(photos[0]).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 300, height: 400 })
  expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual(Array(4).fill(undefined))
  expect(Buffer.from(photos[0] as Uint8Array).toString('latin1')).not.toContain('Zuleika')
})

test('what is no photo is named with its reason, and the words stay', async () => {
  const jpeg = await phonePhoto()
  const large = Buffer.concat([jpeg, Buffer.alloc(MOST_PHOTO_BYTES)])
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  for (const [file, bytes, fault] of [
    ['large.jpg', large, 'large'],
    ['moving.gif', gif, 'kind'],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
    ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['bomb.png', bomb, 'pixels'],
  ] as const) {
    const made = await read(
      [
        [file, bytes],
        ['good.jpg', jpeg],
      ],
      { text: 'Typed' },
    )
    expect(made.faults, file).toEqual([{ file, fault }])
    expect(made.photos, file).toHaveLength(1)
    expect(made.fields, file).toContainEqual(['text', 'Typed'])
  }
})

test('of more than three photos none is drawn, and an empty field is no photo', async () => {
  const photo = await phonePhoto()
  const four = Array.from({ length: 4 }, (_, at) => [`${at}.jpg`, photo] as [string, Buffer])
  expect(await read(four)).toMatchObject({ photos: [], faults: [{ file: '', fault: 'many' }] })
  expect(await read(four.slice(1))).toMatchObject({ photos: { length: 3 }, faults: [] })
  expect(await read([['', Buffer.alloc(0)]])).toMatchObject({ photos: [], faults: [] })
  expect(await read([['a.gif', photo.subarray(3)]], {}, false)).toMatchObject({ faults: [] })
})

test('only the form’s own fields are read, cut far above what may be stored', async () => {
  const { fields } = await read([], {
    text: 'x'.repeat(50_000),
    drop: ['a', 'b', 'c', 'd'],
    other: 'y',
  })
  expect(fields.find(([name]) => name === 'text')?.[1]).toHaveLength(10_000)
  expect(fields.filter(([name]) => name === 'drop')).toHaveLength(3)
  expect(fields.map(([name]) => name)).not.toContain('other')
})

test('a body that is no form is unreadable, whatever it claims', async () => {
  const { type, bytes } = await reviewForm([['a.jpg', await phonePhoto()]])
  for (const [claimed, body] of [
    ['multipart/form-data', bytes],
    ['multipart/form-data; boundary=other', bytes],
    [type, bytes.subarray(0, bytes.length - 20)],
    [type, Buffer.from('--x\r\nContent-Disposition: form-da')],
    ['application/json', Buffer.from('{}')],
  ] as const)
    await expect(readBody(claimed, body), claimed).rejects.toThrow('unreadable')
})

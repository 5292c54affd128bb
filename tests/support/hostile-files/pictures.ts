import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { madeZip } from '../files/made-zip'
import { type HostileFile, repeated } from './hostile-file'

const MB = 1024 * 1024

function chunk(name: string, data: Buffer) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(name, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
  return Buffer.concat([head, data, sum])
}

/** Makes a PNG of any size from the unpacked bytes. Colours: 2 RGB, 6 with alpha. */
function png(
  width: number,
  height: number,
  pixels: Buffer,
  { bits = 8, colours = 2, more = [] as Buffer[] } = {},
) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(bits, 8)
  head.writeUInt8(colours, 9)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const black = (width: number, height: number, bytes: number) =>
  Buffer.alloc((1 + width * bytes) * height)
const small = (more: Buffer[]) => png(8, 8, black(8, 8, 3), { more })

const drawn = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })

function gif() {
  const head = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ])
  const frame = Buffer.from(
    '21f90400010000002c00000000010001000002024401 00'.replace(' ', ''),
    'hex',
  )
  return Buffer.concat([head, ...Array(10_000).fill(frame), Buffer.from(';')])
}

/** Makes a WebP of 10,000 frames on the largest possible canvas. */
async function webp() {
  const still = await drawn(1, 1).webp({ lossless: true }).toBuffer()
  const picture = still.subarray(12)
  const size24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])
  const part = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  }
  const canvas = Buffer.concat([Buffer.from([0x02, 0, 0, 0]), size24(16_383), size24(16_383)])
  const frame = part(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), size24(0), size24(0), size24(10), Buffer.from([0]), picture]),
  )
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    part('VP8X', canvas),
    part('ANIM', Buffer.alloc(6)),
    ...Array(10_000).fill(frame),
  ])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Makes a picture whose head claims 65,535 pixels of width and height. */
async function avif() {
  const bytes = await drawn(16, 16).avif().toBuffer()
  const at = bytes.indexOf('ispe', 0, 'latin1')
  bytes.writeUInt32BE(65_535, at + 8)
  bytes.writeUInt32BE(65_535, at + 12)
  return bytes
}

async function jpeg({ width, more = Buffer.alloc(0) }: { width?: number; more?: Buffer }) {
  const bytes = await drawn().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  if (width) {
    bytes.writeUInt16BE(width, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
  }
  return Buffer.concat([bytes.subarray(0, 2), more, bytes.subarray(2)])
}

const exif = () =>
  Buffer.concat(
    Array.from({ length: 150 }, () =>
      Buffer.concat([
        Buffer.from([0xff, 0xe1, 0xff, 0xff]),
        Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff', 'latin1'),
        repeated('\x01\x0f\xff', 65_533 - 16),
      ]),
    ),
  )

const picture = (name: string, answer: RegExp, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  door: 'picture',
  answer,
  bytes,
})
const asLogo = (one: HostileFile, answer = one.answer): HostileFile => ({
  ...one,
  door: 'logo',
  name: `logo-${one.name}`,
  answer,
})

const HUGE = /422 .*65535 × 65535 pixels; at most 50 million/
const hugePng = picture('huge.png', HUGE, () => png(65_535, 65_535, Buffer.alloc(10)))
const bomb = picture('bomb.png', /422 .*12000 × 12000 pixels; at most 50 million/, () =>
  png(12_000, 12_000, black(12_000, 12_000, 3)),
)
const frames = picture('frames.gif', /422 .*no JPEG, PNG, WebP or AVIF/, gif)
const canvas = picture('canvas.webp', /422 .*(16384 × 16384 pixels|is damaged)/, webp)
const text = 'iCCP of a profile\0\0'

export const hostilePictures: HostileFile[] = [
  hugePng,
  asLogo(hugePng),
  bomb,
  asLogo(bomb),
  frames,
  asLogo(frames, /200/),
  canvas,
  asLogo(canvas),
  picture('deep-colours.png', /(200|422 .*took more than)/, () =>
    png(7000, 7000, black(7000, 7000, 8), { bits: 16, colours: 6 }),
  ),
  picture('cut.png', /422 .*is damaged/, () => png(500, 500, black(500, 250, 3))),
  picture('profile.png', /(200|422 .*is damaged)/, () =>
    small([chunk('iCCP', Buffer.concat([Buffer.from(text), deflateSync(Buffer.alloc(200 * MB))]))]),
  ),
  picture('texts.png', /(200|422 .*is damaged)/, () =>
    small(
      Array(500).fill(
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(5 * MB))])),
      ),
    ),
  ),
  picture('huge.jpg', /422 .*(65535 × 65535 pixels|is damaged)/, () => jpeg({ width: 65_535 })),
  picture('exif.jpg', /(200|422 .*is damaged)/, () => jpeg({ more: exif() })),
  picture('cut.jpg', /422 .*is damaged/, async () => {
    const whole = await drawn(2000, 2000).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }),
  picture('huge.avif', /422 .*(65535 × 65535 pixels|is damaged)/, avif),
  picture('noise.avif', /422 .*is damaged/, () =>
    Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), repeated('\x93\x07', MB)]),
  ),
  picture('drawing.png', /422 .*no JPEG, PNG, WebP or AVIF/, () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ),
  picture('page.jpg', /422 .*no JPEG, PNG, WebP or AVIF/, () => Buffer.from('<!doctype html>')),
  {
    name: 'pictures.zip',
    door: 'archive',
    answer: /picture\.png is 12000 × 12000 pixels/,
    bytes: async () => madeZip({ 'picture.png': png(12_000, 12_000, black(12_000, 12_000, 3)) }),
  },
  {
    name: 'zip-in-zip.zip',
    door: 'archive',
    answer: /picture\.png is no JPEG/,
    bytes: () => madeZip({ 'picture.png': madeZip({ 'picture.png': repeated('\0', MB) }) }),
  },
  {
    name: 'unpacks.zip',
    door: 'archive',
    answer: /picture\.png is larger than 10 MB/,
    bytes: () => madeZip({ 'picture.png': Buffer.alloc(100 * MB) }),
  },
  {
    name: 'outside.zip',
    door: 'archive',
    answer: /not a sound zip archive/,
    bytes: () => madeZip({ 'picture.png': 'x', '../../picture.png': 'x' }),
  },
]

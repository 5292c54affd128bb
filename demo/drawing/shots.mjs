import sharp from 'sharp'
import { fromHsl, light, toHsl } from './colours.mjs'

export const SIZE = 800
export const TILE = '#f5f5f5'
const MASTER = 900

/** A trimmed, transparent PNG, drawn at twice the size: librsvg's filters have jagged edges. */
export async function draw(svg, size = MASTER) {
  const [, , , w, h] = svg.match(/viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/)
  const scale = (size * 2) / Math.max(w, h)
  const sized = svg.replace('<svg ', `<svg width="${w * scale}" height="${h * scale}" `)
  const big = await sharp(Buffer.from(sized), { limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const half = await sharp(big)
    .resize({ width: Math.round((w * scale) / 2) })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(half)
    .trim({ background: '#00000000', threshold: 4 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A soft colour that goes with the object: its own hue, pale. */
async function tintOf(png) {
  const { data } = await sharp(png)
    .resize(24, 24, { fit: 'fill' })
    .raw()
    .ensureAlpha()
    .toBuffer({ resolveWithObject: true })
  let [x, y, all] = [0, 0, 0]
  for (let n = 0; n < data.length; n += 4) {
    const hex = `#${[...data.subarray(n, n + 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`
    const [h, s, l] = toHsl(hex)
    const weight = (data[n + 3] / 255) * s * (1 - Math.abs(2 * l - 1))
    x += Math.cos((h * Math.PI) / 180) * weight
    y += Math.sin((h * Math.PI) / 180) * weight
    all += data[n + 3] / 255
  }
  const strength = Math.hypot(x, y) / (all || 1)
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  return strength < 0.06 ? '#dfe3ea' : fromHsl(hue, 0.42, 0.86)
}

async function placed(png, { width, height, turn = 0, flip = false }) {
  let image = sharp(png)
  if (flip) image = sharp(await image.flop().png().toBuffer())
  if (turn)
    image = sharp(
      await sharp(
        await image
          .resize(Math.round(width * 1.3), Math.round(height * 1.3), { fit: 'inside' })
          .png()
          .toBuffer(),
      )
        .rotate(turn, { background: '#00000000' })
        .png()
        .toBuffer(),
    )
  const { data, info } = await image
    .resize(Math.round(width), Math.round(height), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** The object's own shape as a blurred dark veil, for things that float or lean. */
async function veil({ input, width, height }, blur, opacity) {
  const pad = Math.ceil(blur * 3)
  const padded = await sharp(input)
    .ensureAlpha()
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .png()
    .toBuffer()
  const alpha = await sharp(
    await sharp(padded).extractChannel(3).toColourspace('b-w').png().toBuffer(),
  )
    .linear(opacity, 0)
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const size = { width: width + pad * 2, height: height + pad * 2 }
  const shade = await sharp({ create: { ...size, channels: 3, background: '#1c1c30' } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
  return { input: shade, pad }
}

const svg = (body, defs = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs>${defs}<filter id="b" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation="14"/></filter></defs>${body}</svg>`,
  )

const floorShadow = (cx, y, rx, opacity = 0.26) =>
  `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${Math.max(9, rx * 0.07)}" fill="#1c1c30" opacity="${opacity}" filter="url(#b)"/>`

const plain = `<rect width="${SIZE}" height="${SIZE}" fill="${TILE}"/>`

async function compose(ground, layers) {
  return sharp(ground)
    .composite(layers)
    .flatten({ background: TILE })
    .webp({ quality: 74, effort: 5, smartSubsample: true })
    .toBuffer()
}

/** Centred, standing on the tile: every product's first picture. */
async function front(png) {
  const object = await placed(png, { width: 620, height: 590 })
  const top = Math.round((SIZE - object.height) / 2) - 10
  const left = Math.round((SIZE - object.width) / 2)
  return compose(svg(plain + floorShadow(SIZE / 2, top + object.height - 2, object.width * 0.4)), [
    { input: object.input, top, left },
  ])
}

/** Leaning, seen from above: its shadow falls beside it. */
async function lean(png, turn = -14) {
  const object = await placed(png, { width: 640, height: 640, turn })
  const left = Math.round((SIZE - object.width) / 2)
  const top = Math.round((SIZE - object.height) / 2)
  const shade = await veil(object, 16, 0.32)
  return compose(svg(plain), [
    { input: shade.input, left: left - shade.pad + 18, top: top - shade.pad + 26 },
    { input: object.input, left, top },
  ])
}

/** On a podium in a room of its own colour. */
async function stage(png) {
  const tint = await tintOf(png)
  const object = await placed(png, { width: 470, height: 430 })
  const left = Math.round((SIZE - object.width) / 2)
  const top = 618 - object.height
  const room = `<rect width="800" height="800" fill="${light(tint, 0.12)}"/><path d="M170 640 L170 330 A230 230 0 0 1 630 330 L630 640 Z" fill="${light(tint, 0.62)}"/><rect y="640" width="800" height="160" fill="${light(tint, 0.32)}"/><path d="M140 622 L140 684 A260 40 0 0 0 660 684 L660 622 Z" fill="url(#p)"/><ellipse cx="400" cy="622" rx="260" ry="40" fill="${light(tint, 0.72)}"/>`
  const defs = `<linearGradient id="p"><stop stop-color="${light(tint, 0.2)}"/><stop offset=".35" stop-color="${light(tint, 0.6)}"/><stop offset="1" stop-color="${light(tint, 0.08)}"/></linearGradient>`
  return compose(svg(room + floorShadow(400, 620, object.width * 0.42, 0.3), defs), [
    { input: object.input, left, top },
  ])
}

/** A close look at a part, on a softly tinted ground. */
async function close(png, turn = 8) {
  const tint = await tintOf(png)
  const { width, height } = await sharp(png).metadata()
  const scale = Math.max(1180 / Math.max(width, height), 700 / Math.min(width, height))
  const object = await placed(png, {
    width: width * scale * 1.1,
    height: height * scale * 1.1,
    turn,
  })
  const left = Math.round((object.width - SIZE) / 2)
  const top = Math.round(Math.max(0, (object.height - SIZE) * 0.32))
  const cut = {
    left: Math.max(0, left),
    top,
    width: Math.min(SIZE, object.width),
    height: Math.min(SIZE, object.height - top),
  }
  const part = await sharp(object.input).extract(cut).png().toBuffer()
  const at = {
    left: Math.round((SIZE - cut.width) / 2),
    top: object.height < SIZE ? Math.round((SIZE - cut.height) / 2) : SIZE - cut.height,
  }
  const shade = await veil({ input: part, width: cut.width, height: cut.height }, 18, 0.3)
  const area = {
    left: Math.max(0, shade.pad - at.left - 14),
    top: Math.max(0, shade.pad - at.top - 20),
  }
  const shadow = await sharp(shade.input)
    .extract({
      ...area,
      width: Math.min(SIZE, cut.width + 2 * shade.pad - area.left),
      height: Math.min(SIZE, cut.height + 2 * shade.pad - area.top),
    })
    .png()
    .toBuffer()
  const ground = `<rect width="800" height="800" fill="${light(tint, 0.5)}"/>`
  return compose(svg(ground), [
    {
      input: shadow,
      left: Math.max(0, at.left - shade.pad + 14),
      top: Math.max(0, at.top - shade.pad + 20),
    },
    { input: part, ...at },
  ])
}

/** Two or three of a kind, the nearest in front; other drawings may stand in the row. */
async function group(pngs) {
  const three = pngs.length > 2
  const sizes = three ? [330, 410, 330] : [380, 440]
  const centres = three ? [200, 400, 600] : [260, 520]
  const order = three ? [0, 2, 1] : [0, 1]
  const row = []
  for (const n of order) {
    const object = await placed(pngs[n], { width: sizes[n], height: sizes[n] * 1.22 })
    const left = Math.max(0, Math.min(SIZE - object.width, centres[n] - object.width / 2))
    row.push({ ...object, left: Math.round(left), middle: centres[n], foot: n === 1 ? 668 : 600 })
  }
  const tops = row.map(({ foot, height }) => foot - height)
  const up = Math.round((Math.min(...tops) + 668) / 2 - SIZE / 2)
  const layers = row.map(({ input, left, foot, height }) => ({
    input,
    left,
    top: foot - height - up,
  }))
  const shadows = row
    .map(({ middle, foot, width }) => floorShadow(middle, foot - up - 2, width * 0.4, 0.24))
    .join('')
  return compose(svg(plain + shadows), layers)
}

export const shots = { front, lean, stage, close, group }

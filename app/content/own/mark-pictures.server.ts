import sharp from 'sharp'
import { xml } from '../../http/xml.server'
import type { Drawing } from '../../settings/drawings/svg'
import type { Settings } from '../../settings/schema'

/** Width in pixels, what of it the icon fills, and what is behind it. */
export const SIZES = {
  small: { width: 192, fills: 1 },
  large: { width: 512, fills: 1 },
  maskable: { width: 512, fills: 0.75, background: '#fff' },
  touch: { width: 180, fills: 0.8, background: '#fff' },
} as const

const TIMEOUT = { seconds: 10 }
const MOST_PIXELS = 20_000_000
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const SHARE = { width: 1200, height: 630 }

/** The first letter of the name on the shop's colour, for a shop without an icon. */
export function iconDrawing({ shop: { name, accent } }: Settings): Drawing {
  const [letter = ''] = name.toLocaleUpperCase('en')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="Inter,Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${xml(letter)}</text></svg>`
  return { type: 'image/svg+xml', body: Buffer.from(svg), width: 32, height: 32 }
}

export async function picture(drawing: Drawing, size: keyof typeof SIZES) {
  const { width, fills, ...rest } = SIZES[size]
  const background = 'background' in rest ? rest.background : CLEAR
  const side = Math.round(width * fills)
  const inside = await fitted(drawing, side, side)
  return sharp({ create: { width, height: width, channels: 4, background } })
    .composite([{ input: inside }])
    .png({ palette: true })
    .toBuffer()
}

/** What other sites show beside a link: logo or icon on white. */
export async function share(drawing: Drawing) {
  const inside = await fitted(drawing, SHARE.width * 0.6, SHARE.height * 0.5)
  return sharp({ create: { ...SHARE, channels: 3, background: '#fff' } })
    .composite([{ input: inside }])
    .png({ palette: true })
    .toBuffer()
}

const fitted = ({ body, type, width, height }: Drawing, wide: number, high: number) =>
  sharp(body, {
    limitInputPixels: MOST_PIXELS,
    // SVG is drawn at the size it is needed.
    ...(type === 'image/svg+xml' && { density: densityFor(width, height, wide, high) }),
  })
    .timeout(TIMEOUT)
    .resize(Math.round(wide), Math.round(high), { fit: 'inside' })
    .png()
    .toBuffer()

const BASE_DENSITY = 72

const densityFor = (width: number, height: number, wide: number, high: number) =>
  Math.min(2400, Math.max(1, BASE_DENSITY * Math.min(wide / width, high / height)))

import sharp from 'sharp'
import type { Given } from '../../../sandbox/tasks'
import type { Drawing } from '../../../settings/drawings/svg'
import { rasterised } from '../../../settings/drawings/tasks/picture-tasks.server'

/** Each icon's width in pixels, the share of it that the drawing fills, and its background. */
const SIZES = {
  small: { width: 192, fills: 1 },
  large: { width: 512, fills: 1 },
  maskable: { width: 512, fills: 0.75, background: '#fff' },
  touch: { width: 180, fills: 0.8, background: '#fff' },
} as const

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const SHARE = { width: 1200, height: 630 }

declare module '../../../sandbox/tasks' {
  interface Tasks {
    drawIcon(given: { drawing: Drawing; size: keyof typeof SIZES }): Promise<Uint8Array>
    drawShare(drawing: Drawing): Promise<Uint8Array>
  }
}

export async function drawIcon({ drawing, size }: Given<'drawIcon'>) {
  const { width, fills, ...rest } = SIZES[size]
  const background = 'background' in rest ? rest.background : CLEAR
  const side = Math.round(width * fills)
  const inside = await rasterised(drawing, { width: side, height: side })
  return sharp({ create: { width, height: width, channels: 4, background } })
    .composite([{ input: inside }])
    .png({ palette: true })
    .toBuffer()
}

/** Draws what other sites show beside a link: logo or icon on white. */
export async function drawShare(drawing: Drawing) {
  const inside = await rasterised(drawing, {
    width: SHARE.width * 0.6,
    height: SHARE.height * 0.5,
  })
  return sharp({ create: { ...SHARE, channels: 3, background: '#fff' } })
    .composite([{ input: inside }])
    .png({ palette: true })
    .toBuffer()
}

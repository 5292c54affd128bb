import sharp from 'sharp'
import type { PictureFormat } from '../ui/picture-sources'

sharp.concurrency(1) // leaves a core to the pages
sharp.cache(false)

const MOST_PIXELS = 50_000_000
const MASTER_WIDTH = 1280
const QUALITY = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } } as const
const TILE = '#f5f5f5'
const TILE_WIDTH = 640

/** A picture as its source sends it, upright, at most 1280 pixels wide and high, in WebP. */
export const drawMaster = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MASTER_WIDTH, height: MASTER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer()

/** Never wider than the file. */
export const drawSize = (file: string, width: number, format: PictureFormat) =>
  sharp(file, { limitInputPixels: MOST_PIXELS })
    .resize({ width, withoutEnlargement: true })
    [format](QUALITY[format])
    .toBuffer()

const tiles = new Map<string, Promise<Buffer>>()

/** The grey square in place of a picture that cannot be had. */
export function drawTile(width: number, format: PictureFormat) {
  const side = Math.min(width, TILE_WIDTH)
  const key = `${side}.${format}`
  let tile = tiles.get(key)
  if (!tile) {
    tile = sharp({ create: { width: side, height: side, channels: 3, background: TILE } })
      [format](QUALITY[format])
      .toBuffer()
    tiles.set(key, tile)
  }
  return tile
}

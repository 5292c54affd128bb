import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MOST_PIXELS, pictureFault } from '../../files/pictures/picture-fault.server'
import type { Given } from '../../sandbox/tasks'
import type { PictureFormat } from '../../ui/picture-sources'

sharp.concurrency(1) // One core stays free for the pages.
sharp.cache(false)

const MASTER_WIDTH = 1280
const QUALITY = {
  // Every master is a WebP, which keeps one colour for four pixels: more would be sent for nothing.
  avif: { quality: 53, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78 },
  jpeg: { quality: 82, mozjpeg: true },
} as const
const TILE = '#f5f5f5'

/** The bytes or the path of a file. */
export type PictureSource = Uint8Array | string

type Drawn = { ok: true; bytes: Uint8Array } | { ok: false; reason: string }

declare module '../../sandbox/tasks' {
  interface Tasks {
    drawMaster(from: PictureSource): Promise<Drawn>
    measurePicture(file: string): Promise<{ width: number; height: number }>
    drawSize(given: { file: string; width: number; format: PictureFormat }): Promise<Uint8Array>
    openPictures(sources: PictureSource[]): Promise<(string | null)[]>
    drawTile(given: { side: number; format: PictureFormat }): Promise<Uint8Array>
  }
}

/** Converts a picture from its source: upright, at most 1280 pixels wide and high, WebP. */
export async function drawMaster(from: PictureSource): Promise<Drawn> {
  const bytes = typeof from === 'string' ? await readFile(from) : Buffer.from(from)
  const reason = await pictureFault(bytes)
  if (reason !== undefined) return { ok: false, reason }
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const box = { width: MASTER_WIDTH, height: MASTER_WIDTH }
    const small = upright.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    return { ok: true, bytes: await small.webp({ quality: 92 }).toBuffer() }
  } catch {
    return { ok: false, reason: 'is damaged' }
  }
}

/** Returns the width and height of a kept picture in pixels. */
export async function measurePicture(file: string) {
  const { width, height } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata()
  return { width, height }
}

/** Draws a size, never wider than the file. JPEG has no transparency: the tile shows through. */
export function drawSize({ file, width, format }: Given<'drawSize'>) {
  const sized = sharp(file, { limitInputPixels: MOST_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  })
  const opaque = format === 'jpeg' ? sized.flatten({ background: TILE }) : sized
  return opaque[format](QUALITY[format]).toBuffer()
}

export const drawTile = ({ side, format }: Given<'drawTile'>) =>
  sharp({ create: { width: side, height: side, channels: 3, background: TILE } })
    [format](QUALITY[format])
    .toBuffer()

/** Opens each picture by its head; returns why it cannot be drawn, or null where it can. */
export const openPictures = (sources: Given<'openPictures'>) =>
  Promise.all(
    sources.map(async (one) => {
      const bytes = typeof one === 'string' ? await readFile(one) : Buffer.from(one)
      return (await pictureFault(bytes)) ?? null
    }),
  )

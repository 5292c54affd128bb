import { Overrun } from '../sandbox/overrun'
import { sandbox } from '../sandbox/sandbox.server'
import type { PictureFormat } from '../ui/picture-sources'
import { BadPicture } from './bad-picture'
import type { PictureSource } from './tasks/draw-tasks.server'

const TILE_WIDTH = 640

/** Pictures of strangers and the merchant wait for each other, never the pages' sizes. */
const masters = sandbox({ width: 1, waiting: 200, seconds: 20, memoryMb: 768, idleSeconds: 30 })
const sizes = sandbox({ width: 2, waiting: 1000, seconds: 20, memoryMb: 256, idleSeconds: 60 })

/**
 * Converts a picture from its source: upright, at most 1280 pixels wide and high, WebP. Throws
 * BadPicture, and TooMany while many wait.
 */
export async function drawMaster(from: PictureSource): Promise<Buffer> {
  const drawn = await masters.run('drawMaster', from).catch((error) => {
    throw error instanceof Overrun
      ? new BadPicture(`cannot be drawn: it ${error.message}`, { cause: error })
      : error
  })
  if (!drawn.ok) throw new BadPicture(drawn.reason)
  return Buffer.from(drawn.bytes)
}

/** Measures a kept picture in pixels. Throws the file's fault, or TooMany. */
export const measurePicture = (file: string) => sizes.run('measurePicture', file)

/** Draws a size, never wider than the file. Throws the file's fault, or TooMany. */
export const drawSize = async (file: string, width: number, format: PictureFormat) =>
  Buffer.from(await sizes.run('drawSize', { file, width, format }))

/** Returns for each picture why it cannot be drawn, or null. Throws Overrun, and file faults. */
export const faultsOfPictures = (sources: PictureSource[]) => sizes.run('openPictures', sources)

const tiles = new Map<string, Promise<Buffer>>()

/** Draws the grey square that replaces a picture that cannot be had. */
export function drawTile(width: number, format: PictureFormat) {
  const side = Math.min(width, TILE_WIDTH)
  const key = `${side}.${format}`
  return tiles.getOrInsertComputed(key, () => {
    const tile = sizes.run('drawTile', { side, format }).then(Buffer.from)
    tile.catch(() => tiles.delete(key))
    return tile
  })
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MOST_PIXELS, pictureFault } from '../../../files/pictures/picture-fault.server'
import type { Given } from '../../../sandbox/tasks'
import { drawn } from '../../groups/drawing'
import { pngAddress } from '../png'
import { BadDrawing, type Drawing, type PictureSetting, SIZES } from '../svg'

const SECONDS = 8
const BASE_DENSITY = 72
const MOST_DENSITY = 2400

type Read = { ok: true; value: string } | { ok: false; reason: string }

declare module '../../../sandbox/tasks' {
  interface Tasks {
    readPictureSetting(given: { file: string; key: PictureSetting }): Promise<Read>
    judgeDrawing(value: string): Promise<{ reason?: string }>
    drawPaperLogo(value: string): Promise<string>
  }
}

/** Returns a picture as a PNG `data:` address in its setting's size, or a drawing as text. */
export async function readPictureSetting({
  file,
  key,
}: Given<'readPictureSetting'>): Promise<Read> {
  const bytes = await readFile(file)
  if (!isPicture(bytes)) return textOf(bytes)
  const reason = await pictureFault(bytes)
  if (reason !== undefined) return { ok: false, reason }
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const small = upright.resize({ ...SIZES[key], fit: 'inside', withoutEnlargement: true })
    const png = await small
      .timeout({ seconds: SECONDS })
      .png({ palette: true, effort: 10 })
      .toBuffer()
    return { ok: true, value: pngAddress(png) }
  } catch {
    return { ok: false, reason: 'is damaged' }
  }
}

/** Tells whether the file is a picture, and not a drawing as text. */
const isPicture = (bytes: Buffer) => bytes.includes(0) || !bytes.subarray(0, 200).includes('<')

function textOf(bytes: Buffer): Read {
  const value = bytes.toString('utf8').replace(/^\ufeff/, '')
  return value.includes('\ufffd')
    ? { ok: false, reason: 'is no text in UTF-8' }
    : { ok: true, value }
}

/** Reads and draws it once, as pages and icons will; `reason` is shown after the setting's name. */
export async function judgeDrawing(value: string): Promise<{ reason?: string }> {
  try {
    await rasterised(drawn(value), SIZES['shop.logo'])
    return {}
  } catch (error) {
    return { reason: error instanceof BadDrawing ? error.message : 'cannot be drawn' }
  }
}

/** Returns a logo as a PNG `data:` address, which PDFs can hold. */
export const drawPaperLogo = async (value: string) =>
  pngAddress(await rasterised(drawn(value), SIZES['shop.logo']))

/** Makes a PNG that fits a box; an SVG is drawn at that size. */
export const rasterised = (
  { body, type, width, height }: Drawing,
  box: { width: number; height: number },
) =>
  sharp(body, {
    limitInputPixels: MOST_PIXELS,
    ...(type === 'image/svg+xml' && { density: densityFor(width, height, box) }),
  })
    .timeout({ seconds: SECONDS })
    .resize(Math.round(box.width), Math.round(box.height), { fit: 'inside' })
    .png()
    .toBuffer()

const densityFor = (width: number, height: number, box: { width: number; height: number }) =>
  Math.min(
    MOST_DENSITY,
    Math.max(1, BASE_DENSITY * Math.min(box.width / width, box.height / height)),
  )

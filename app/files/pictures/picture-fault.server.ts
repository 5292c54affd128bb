import sharp from 'sharp'
import { kindOf } from './picture-kind'

export const MOST_PIXELS = 50_000_000

/**
 * Returns why a picture cannot be drawn, to be shown after its name, or undefined. It reads only
 * the head and decodes nothing.
 */
export async function pictureFault(bytes: Buffer): Promise<string | undefined> {
  if (!kindOf(bytes)) return 'is no JPEG, PNG, GIF, WebP or AVIF picture'
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height > MOST_PIXELS
      ? `is ${width} × ${height} pixels; at most ${MOST_PIXELS / 1e6} million can be drawn`
      : undefined
  } catch {
    return 'is damaged'
  }
}

import { pngAddress } from './png'

/** The size a picture is kept at, several times that of its place. */
const SIZES: Record<string, { width: number; height: number }> = {
  'shop.logo': { width: 640, height: 144 },
  'shop.icon': { width: 512, height: 512 },
}
const MOST_PIXELS = 50_000_000

/** Settings that hold a drawing or a picture. */
export const PICTURE_SETTINGS = Object.keys(SIZES)

/** Not a drawing as text. */
export const isPicture = (bytes: Buffer) =>
  bytes.includes(0) || !bytes.subarray(0, 200).includes('<')

/** A picture's PNG as a `data:` address, at the size of its setting. Throws where it is none. */
export async function readPicture(key: string, bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  const small = picture.resize({ ...SIZES[key], fit: 'inside', withoutEnlargement: true })
  return pngAddress(await small.png({ palette: true, effort: 10 }).toBuffer())
}

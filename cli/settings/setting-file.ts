import { readFileSync } from 'node:fs'
import { pngAddress } from '../../app/settings/drawings/png'
import { UsageError } from '../command'
import type { SettingPath } from './setting-path'

/** The size a picture is kept at, several times that of its place. */
const PICTURES: Record<string, { width: number; height: number }> = {
  'shop.logo': { width: 640, height: 144 },
  'shop.icon': { width: 512, height: 512 },
}
const MOST_PIXELS = 50_000_000

/** The text of a file; of a picture, where one may be set, its PNG as a `data:` address. */
export async function readSettingFile(file: string, { key }: SettingPath) {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
  const size = PICTURES[key]
  if (size && !isText(bytes)) return readPicture(file, bytes, size)
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (text.includes('\ufffd')) throw new UsageError(`${file} is no text in UTF-8`)
  return text
}

const isText = (bytes: Buffer) => !bytes.includes(0) && bytes.subarray(0, 200).includes('<')

async function readPicture(file: string, bytes: Buffer, size: { width: number; height: number }) {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const small = picture.resize({ ...size, fit: 'inside', withoutEnlargement: true })
    return pngAddress(await small.png({ palette: true, effort: 10 }).toBuffer())
  } catch {
    throw new UsageError(`${file} is neither an SVG nor a picture that can be read`)
  }
}

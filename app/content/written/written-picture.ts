import { escapeMarkup } from '../../input/markup'
import { pictureAt, pictureSources } from '../../ui/picture-sources'

/** The text's widest column in CSS pixels. */
const COLUMN = 768
const MOST_PIXELS = 4000
/** The room kept for a picture whose address says no size. */
const WIDTH = 960
const HEIGHT = 640

/** Matches an uploaded picture, with its size behind it: /media/own/9c1d…#960x640. */
const PICTURE = /^(\/media\/own\/[0-9a-f]{40})(?:#(\d{1,4})x(\d{1,4}))?$/

/** Returns the address by which Markdown shows an uploaded picture of a size in pixels. */
export const writtenPictureAddress = (path: string, { width, height }: PictureSize) =>
  `${path}#${width}x${height}`

interface PictureSize {
  width: number
  height: number
}

/**
 * Returns the HTML of an uploaded picture in the sizes that a page asks for, with the room that it
 * takes; undefined for any other address.
 */
export function writtenPicture(address: string, alt: string) {
  const [, path, wide, high] = PICTURE.exec(address) ?? []
  if (!path) return undefined
  const width = sized(wide, WIDTH)
  const height = sized(high, HEIGHT)
  const shown = Math.min(width, COLUMN)
  const sizes = `sizes="(max-width: ${shown}px) 100vw, ${shown}px"`
  const sources = (format: 'avif' | 'webp') => `srcset="${pictureSources(path, shown, format)}"`
  return `<picture><source type="image/avif" ${sources('avif')} ${sizes}><img src="${pictureAt(path, shown)}" ${sources('webp')} ${sizes} width="${width}" height="${height}" alt="${escapeMarkup(alt)}" loading="lazy" decoding="async"></picture>`
}

const sized = (text: string | undefined, otherwise: number) => {
  const read = Number(text ?? otherwise)
  return read >= 1 && read <= MOST_PIXELS ? read : otherwise
}

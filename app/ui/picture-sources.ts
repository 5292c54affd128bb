/** The picture widths in pixels. Requests cannot make the server draw others. */
export const PICTURE_WIDTHS = [96, 192, 288, 432, 640, 960, 1280] as const
/** Pages ask for AVIF or WebP; mails for JPEG, which all mail programs show. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The most device pixels per CSS pixel that pictures are made for. */
const DENSITY = 2

const OURS = /^(?:https?:\/\/[^/]+)?(\/media\/[a-z]+\/[\w-]+)$/

/** Returns a `srcset` up to `largest` CSS pixels wide; undefined for others' pictures. */
export function pictureSources(src: string, largest: number, format: PictureFormat) {
  const path = OURS.exec(src)?.[1]
  if (!path) return undefined
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= largest * DENSITY)
  const widths = enough === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1)
  return widths.map((width) => `${path}/${width}.${format} ${width}w`).join(', ')
}

export function pictureAt(src: string, width: number, format: PictureFormat = 'webp') {
  const path = OURS.exec(src)?.[1]
  if (!path) return src
  const fitting = PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS.at(-1)
  return `${path}/${fitting}.${format}`
}

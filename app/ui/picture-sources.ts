/** Widths a picture is made in, pixels. Fixed, so that nobody can have others made. */
export const PICTURE_WIDTHS = [96, 192, 288, 432, 640, 960, 1280] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Screens with more than this many pixels a point get no larger pictures: nobody sees them. */
const DENSITY = 2

/** A picture of ours, whole or as a client of the API got it, with the origin before it. */
const OURS = /^(?:https?:\/\/[^/]+)?(\/media\/[a-z]+\/[\w-]+)$/

/**
 * The addresses of one picture in one format, as `srcset` takes them: `/media/demo/1-1/288.avif
 * 288w, …`. `largest` is the widest it is shown, in points. Undefined for what is not ours.
 */
export function pictureSources(src: string, largest: number, format: PictureFormat) {
  const path = OURS.exec(src)?.[1]
  if (!path) return undefined
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= largest * DENSITY)
  const widths = enough === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1)
  return widths.map((width) => `${path}/${width}.${format} ${width}w`).join(', ')
}

/** One size of a picture of ours, the smallest that is at least `width` wide; else as it is. */
export function pictureAt(src: string, width: number, format: PictureFormat = 'webp') {
  const path = OURS.exec(src)?.[1]
  if (!path) return src
  const fitting = PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS.at(-1)
  return `${path}/${fitting}.${format}`
}

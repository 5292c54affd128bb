/** The pixels that a picture is kept at, several times those of its place. */
export const SIZES = {
  'shop.logo': { width: 640, height: 144 },
  'shop.icon': { width: 512, height: 512 },
} as const

/** A setting that holds a drawing or a picture. */
export type PictureSetting = keyof typeof SIZES

export const isPictureSetting = (key: string): key is PictureSetting => Object.hasOwn(SIZES, key)

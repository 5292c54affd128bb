import { picturePath } from '../../catalogue/product/picture-path.server'

export interface PicturedLine {
  product_id: number
  thumbnail: string | null
  images: string | null
  pictures: string | null
}

/**
 * Returns the picture of the variant that was bought, else the product's, if it is still sold; an
 * empty one of a product without pictures.
 */
export function linePicture({ product_id, thumbnail, images, pictures }: PicturedLine) {
  if (thumbnail === null) return {}
  const [first = -1] = pictures ? (JSON.parse(pictures) as number[]) : []
  const own = images && first >= 0 ? (JSON.parse(images) as string[])[first] : undefined
  return {
    thumbnail: own
      ? picturePath(product_id, first + 1, own)
      : thumbnail && picturePath(product_id, 0, thumbnail),
  }
}

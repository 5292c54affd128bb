/** One variant, or a product without any. Price in minor units. */
export interface Sellable {
  productId: number
  variant?: number
  /** Includes the chosen options. */
  title: string
  sku?: string
  price: number
  stock: number
  thumbnail: string
}

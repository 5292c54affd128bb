/** One way to have a product. Price in minor units. */
export interface Sellable {
  productId: number
  variant?: number
  /** With its options. */
  title: string
  sku?: string
  price: number
  stock: number
  thumbnail: string
}

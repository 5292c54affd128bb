import type { ProductForm } from '../../../catalogue/care/form/product-form'

/** Answer of `GET /products/:id`. */
export interface ShownProduct {
  id: number
  form: ProductForm
  version: string
  createdAt: number
  source: string
  scheduled?: number
  paths: Record<string, string>
}

import type { ProductForm } from '../../../catalogue/care/form/product-form'

/** What `GET /products/:id` answers. */
export interface ShownProduct {
  id: number
  form: ProductForm
  version: string
  createdAt: number
  source: string
  scheduled?: number
  /** Where its pictures are seen, by their address. */
  paths: Record<string, string>
}

import type { ProductForm } from '../../../catalogue/care/form/product-form'

/** A new variant costs what the others do, or the product did before it had any. */
export const freshOf = ({ price, variants }: ProductForm) => ({
  price: variants[0]?.price ?? price,
  compareAt: null,
  weight: null,
  stock: 0,
  pictures: [],
})

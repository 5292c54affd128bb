import type { ProductForm } from '../../../catalogue/care/form/product-form'

/** Prices a new variant like the others, or like the product before it had any. */
export const freshVariant = ({ price, variants }: ProductForm) => ({
  price: variants[0]?.price ?? price,
  compareAt: null,
  weight: null,
  stock: 0,
  pictures: [],
})

import type { OtherLanguage } from '../../../business'
import type { ProductOption } from '../../product/variant'

export const MOST_OPTIONS = 3
export const MOST_VARIANTS = 200
export const MOST_PICTURES = 20

/** A product as its form has it. Minor units, hundredths of a per cent and of a pound. */
export interface ProductForm {
  title: string
  description: string
  category: string
  brand: string | null
  colour: string | null
  sku: string | null
  gtin: string | null
  weight: number
  /** Of a product with options these two are its variants'. */
  price: number
  stock: number
  discount: number
  taxClass: string | null
  visible: boolean
  warranty: string
  shipping: string
  returns: string
  pictures: FormPicture[]
  texts: Partial<Record<OtherLanguage, ProductWords>>
  options: ProductOption[]
  variants: FormVariant[]
}

export interface FormPicture {
  address: string
  /** What it shows, for who does not see it. */
  text: string
}

export interface ProductWords {
  title: string
  description: string
}

export interface FormVariant {
  /** Absent until it is stored. */
  id?: number
  values: string[]
  sku: string | null
  gtin: string | null
  price: number
  compareAt: number | null
  /** Null where it weighs what its product does. */
  weight: number | null
  stock: number
  /** Addresses of the product's pictures; all of them where it has none. */
  pictures: string[]
}

/** Pieces as they were when the form was read: what was sold since is not overwritten. */
export interface StockRead {
  own: number
  variants: Record<number, number>
}

export const stockOf = ({ stock, variants }: ProductForm): StockRead => ({
  own: stock,
  variants: Object.fromEntries(variants.flatMap((one) => (one.id ? [[one.id, one.stock]] : []))),
})

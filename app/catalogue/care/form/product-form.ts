import type { Language } from '../../../business'
import type { SeoTexts } from '../../product/seo-texts'
import type { ProductOption } from '../../product/variant'

export const MOST_OPTIONS = 3
export const MOST_VARIANTS = 200
export const MOST_PICTURES = 20

/** A product as its form has it. Minor units, hundredths of a percent and of a pound. */
export interface ProductForm {
  title: string
  description: string
  category: string
  brand: string | null
  colour: string | null
  /** The address of its page in place of its number. */
  slug: string | null
  seo: SeoTexts
  /** Each once, in the order of their keys. */
  tags: string[]
  sku: string | null
  gtin: string | null
  weight: number
  /** Price and stock; a product with options has its variants'. */
  price: number
  stock: number
  discount: number
  taxClass: string | null
  visible: boolean
  warranty: string
  shipping: string
  returns: string
  pictures: FormPicture[]
  texts: Partial<Record<Language, { title: string; description: string }>>
  options: ProductOption[]
  variants: FormVariant[]
}

export interface FormPicture {
  address: string
  text: string
}

export interface FormVariant {
  id?: number
  values: string[]
  sku: string | null
  gtin: string | null
  price: number
  compareAt: number | null
  /** Null where it weighs as much as its product. */
  weight: number | null
  stock: number
  /** Addresses of the product's pictures; all of them where it has none. */
  pictures: string[]
}

/** The stock when the form was read, so that later sales are not overwritten. */
export interface StockRead {
  own: number
  variants: Record<number, number>
}

export const stockOf = ({ stock, variants }: ProductForm): StockRead => ({
  own: stock,
  variants: Object.fromEntries(variants.flatMap((one) => (one.id ? [[one.id, one.stock]] : []))),
})

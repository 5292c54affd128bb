import { type Language, LOW_STOCK } from '../../business'
import type { SeoText, SeoTexts } from './seo-texts'
import type { ProductOption, Variant } from './variant'

/** The API's and local storage's product (spec section 3): dollars, pounds, ISO 8601. */
export interface CatalogueProduct {
  id: number
  title: string
  description: string
  category: string
  price: number
  discountPercentage: number
  rating: number
  stock: number
  brand?: string
  colour?: string
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  availabilityStatus: string
  /** The photos of reviews are addresses. */
  reviews: (Omit<ProductReview, 'photos'> & { photos?: string[] })[]
  thumbnail: string
  images: string[]
  createdAt: string
  gtin?: string
  /** Absent without any. */
  tags?: string[]
  /** The language of title and description, if the request's `language` is not English. */
  lang?: Language
  descriptionLang?: Language
  options?: ProductOption[]
  variants?: CatalogueVariant[]
}

/** Prices in dollars, as in its product. */
export interface CatalogueVariant extends Omit<Variant, 'compareAt' | 'lowestBefore'> {
  compareAtPrice?: number
}

export interface ProductReview {
  rating: number
  comment: string
  date: string
  /** Empty when its writer is forgotten. */
  reviewerName: string
  title?: string
  /** The language of title and comment; English when absent. */
  language?: Language
  verified?: true
  answer?: string
  answeredBy?: string
  photos?: ReviewPhoto[]
}

/** A buyer's photo of what was bought. */
export interface ReviewPhoto {
  /** Its path below the shop's address. */
  src: string
  /** What a page says of it, in its language. */
  alt?: string
}

/** A product for cards, cart and lists: price in cents. */
export interface CardProduct {
  id: number
  /** The address of its page in place of its number. */
  slug?: string
  /** What its page shows as chosen (product-path.ts); set only on cards. */
  search?: string
  title: string
  /** The title's language, where it is not the catalogue's. */
  lang?: Language
  category: string
  brand: string | null
  colour: string | null
  price: number
  discountPercentage: number
  lowestBefore?: number
  /** Some variants cost more; set only on cards. */
  from?: true
  rating: number
  reviewCount: number
  thumbnail: string
  stock: number
  /** Absent for a product without options. */
  options?: ProductOption[]
}

export interface ProductDetail extends CardProduct {
  description: string
  /** The description's language, where it is not the catalogue's. */
  descriptionLang?: Language
  gtin?: string
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  availabilityStatus: string
  /** The pieces up to which stock is low, where they are not the demo's. */
  lowStock?: number
  reviews: ProductReview[]
  images: string[]
  /** Pictures' texts in English by path; absent without any. */
  pictureTexts?: Record<string, string>
  createdAt: string
  /** The variants for sale; absent for a product without options. */
  variants?: Variant[]
  /** What search engines show in the page's language, where it is set. */
  seo?: SeoText
}

export interface Category {
  slug: string
  name: string
  /** Slug of its menu entry; null when the source names none. */
  department: string | null
  count: number
  /** The merchant named it: no known words stand in for its name. */
  own?: true
  names?: Partial<Record<Language, string>>
  picture?: string
  /** What its addresses show in place of the slug. */
  address?: string
  seo?: SeoTexts
  /** It stands nowhere in the shop; its products do. */
  hidden?: true
  /** The slug by which products name it, where `slug` is its address (category-address.ts). */
  key?: string
}

/** `lowStock` is the shop's (`shop.lowStock`), left out where it is the demo's. */
export const availabilityOf = (stock: number, lowStock = LOW_STOCK) =>
  stock <= 0 ? 'Out of Stock' : stock <= lowStock ? 'Low Stock' : 'In Stock'

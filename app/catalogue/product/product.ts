import { type Language, LOW_STOCK } from '../../business'
import type { ProductOption, Variant } from './variant'

/** As in the catalogue API and in local storage (spec section 3): dollars, pounds, ISO 8601. */
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
  reviews: Review[]
  thumbnail: string
  images: string[]
  createdAt: string
  gtin?: string
  /** Of title and description where they are not English: asked for by `language`. */
  lang?: Language
  descriptionLang?: Language
  /** Both of a product with options only; its own price is the least of its variants'. */
  options?: ProductOption[]
  variants?: CatalogueVariant[]
}

/** Dollars, as its product. */
export interface CatalogueVariant extends Omit<Variant, 'compareAt' | 'lowestBefore'> {
  compareAtPrice?: number
}

export interface Review {
  rating: number
  comment: string
  date: string
  /** Empty when its writer is forgotten. */
  reviewerName: string
  title?: string
  /** Of title and comment; English where it is not said. */
  language?: Language
  /** Written by who bought it here. */
  verified?: true
  /** The shop's, in public. */
  answer?: string
  /** What a page says above the answer. */
  answeredBy?: string
}

/** A product for cards, cart and lists: price in cents. */
export interface CardProduct {
  id: number
  title: string
  /** Of the title, where it is not the catalogue's. */
  lang?: Language
  category: string
  brand: string | null
  colour: string | null
  price: number
  discountPercentage: number
  /** Cents: of the 30 days before, where the price is shown as the catalogue reduces it. */
  lowestBefore?: number
  /** On cards: some of its variants cost more. */
  from?: true
  rating: number
  reviewCount: number
  thumbnail: string
  stock: number
  /** Absent for a product without any: it is bought as it is. */
  options?: ProductOption[]
}

export interface ProductDetail extends CardProduct {
  description: string
  /** Of the description, where it is not the catalogue's. */
  descriptionLang?: Language
  gtin?: string
  /** Pounds. */
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  availabilityStatus: string
  reviews: Review[]
  images: string[]
  /** What pictures show, in English and by their path; absent without any. */
  pictureTexts?: Record<string, string>
  createdAt: string
  /** Those for sale; absent for a product without options. */
  variants?: Variant[]
}

export interface Category {
  slug: string
  name: string
  /** Slug of its menu entry; null when the source names none. */
  department: string | null
  count: number
  /** The merchant named it: no known words stand in for its name. */
  own?: true
  /** In other languages than English, as the merchant has them. */
  names?: Partial<Record<Language, string>>
  /** Path of its picture. */
  picture?: string
}

export const availabilityOf = (stock: number) =>
  stock <= 0 ? 'Out of Stock' : stock <= LOW_STOCK ? 'Low Stock' : 'In Stock'

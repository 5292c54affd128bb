import { LOW_STOCK } from '../business'

/** A product in the catalogue API and in the browser's storage (spec section 3). */
export interface CatalogueProduct {
  id: number
  title: string
  description: string
  /** Slug. */
  category: string
  /** Dollars with two decimals. */
  price: number
  discountPercentage: number
  /** 0 to 5. */
  rating: number
  stock: number
  brand?: string
  colour?: string
  /** Pounds. */
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  availabilityStatus: string
  reviews: Review[]
  thumbnail: string
  images: string[]
  /** ISO 8601. */
  createdAt: string
}

export interface Review {
  rating: number
  comment: string
  /** ISO 8601. */
  date: string
  reviewerName: string
}

/** A product within the shop, as far as cards, cart and lists need it. */
export interface CardProduct {
  id: number
  title: string
  category: string
  brand: string | null
  colour: string | null
  /** Cents. */
  price: number
  discountPercentage: number
  /** 0 to 5. */
  rating: number
  reviewCount: number
  thumbnail: string
  stock: number
}

export interface ProductDetail extends CardProduct {
  description: string
  /** Pounds. */
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  availabilityStatus: string
  reviews: Review[]
  images: string[]
  /** ISO 8601. */
  createdAt: string
}

export interface Category {
  slug: string
  name: string
  /** Slug of its menu entry; null when the source names none. */
  department: string | null
  count: number
}

export const availabilityOf = (stock: number) =>
  stock <= 0 ? 'Out of Stock' : stock <= LOW_STOCK ? 'Low Stock' : 'In Stock'

import { LOW_STOCK } from '../business'

/** A product as the catalogue API and the browser's cart carry it (spec section 3). */
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
  /** 'In Stock' | 'Low Stock' | 'Out of Stock'; always agrees with `stock`. */
  availabilityStatus: string
  reviews: Review[]
  /** Path or URL of the first picture. */
  thumbnail: string
  images: string[]
  /** ISO 8601; what 'newest' goes by. */
  createdAt: string
}

export interface Review {
  rating: number
  comment: string
  /** ISO 8601. */
  date: string
  reviewerName: string
}

/** What a card shows. Lists never drag descriptions and reviews along. */
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

/** What the product page shows. */
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
  /** Slug of the menu entry it belongs to; null when its source names none. */
  department: string | null
  /** Listed products in it. */
  count: number
}

export const availabilityOf = (stock: number) =>
  stock <= 0 ? 'Out of Stock' : stock <= LOW_STOCK ? 'Low Stock' : 'In Stock'

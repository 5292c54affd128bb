import type { CategorySlug } from './demo-categories.server'

/**
 * One row of the demo catalogue as its authors write it; `demo-products.server.ts` makes the
 * product of it. `off` is the discount in percent, `weight` is in lb, `reviews` and `pictures` are
 * counts. `thing` is what a reviewer calls the article; `liked` and `niggle` are in their voice.
 */
export interface DemoItem {
  id: number
  title: string
  brand?: string
  price: number
  off: number
  rating: number
  stock: number
  weight: number
  colour?: string
  reviews: number
  pictures: number
  thing: string
  text: string
  liked: string
  niggle: string
}

/** The rows of each category, by its slug. */
export type DemoGroup = Partial<Record<CategorySlug, DemoItem[]>>

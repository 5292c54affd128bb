import type { CategorySlug } from './demo-categories.server'

/**
 * A hand-written row of the demo catalogue. `price` is in dollars, `off` the discount in per cent,
 * `weight` in pounds; `reviews` and `pictures` are counts. `thing` is the reviewers' word for the
 * product, `liked` and `niggle` are sentences of theirs.
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

export type DemoGroup = Partial<Record<CategorySlug, DemoItem[]>>

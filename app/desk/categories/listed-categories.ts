import type { ListedCategory } from '../../catalogue/care/save-category.server'

export interface Categories {
  categories: ListedCategory[]
  /** A department that is not `used` may still be chosen for a category. */
  departments: { slug: string; name: string; used: boolean }[]
}

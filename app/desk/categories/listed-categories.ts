import type { ListedCategory } from '../../catalogue/care/save-category.server'

export interface Categories {
  categories: ListedCategory[]
  departments: { slug: string; name: string }[]
}

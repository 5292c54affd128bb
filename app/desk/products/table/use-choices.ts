import { useRead } from '../../frame/use-data'

interface Choices {
  categories: { slug: string; name: string }[]
  brands: string[]
  taxClasses: string[]
  languages: ('fr' | 'es' | 'de')[]
  weightUnit: 'language' | 'lb' | 'kg'
}

const NONE: Choices = {
  categories: [],
  brands: [],
  taxClasses: [],
  languages: [],
  weightUnit: 'language',
}

/** What filters and forms offer. */
export const useChoices = () => useRead<Choices>('/products/choices').data ?? NONE

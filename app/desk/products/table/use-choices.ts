import type { Language, OtherLanguage } from '../../../business'
import { useRead } from '../../client/use-data'

interface Choices {
  categories: { slug: string; name: string }[]
  brands: string[]
  taxClasses: string[]
  /** By the shop, in its order; `languages` are those besides English. */
  offered: readonly Language[]
  languages: OtherLanguage[]
  weightUnit: 'language' | 'lb' | 'kg'
}

const NONE: Choices = {
  categories: [],
  brands: [],
  taxClasses: [],
  offered: [],
  languages: [],
  weightUnit: 'language',
}

/** What filters and forms offer. */
export const useChoices = () => useRead<Choices>('/products/choices').data ?? NONE

import type { Language, OtherLanguage } from '../../../business'
import { useRead } from '../../client/use-data'

interface Choices {
  categories: { slug: string; name: string }[]
  brands: string[]
  taxClasses: string[]
  /** Languages of the shop in its order; `languages` leaves out English. */
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

export const useChoices = () => useRead<Choices>('/products/choices').data ?? NONE

import type { Language } from '../../../business'
import { useRead } from '../../client/desk-fetch'

interface Choices {
  categories: { slug: string; name: string }[]
  brands: string[]
  /** Tags, those of the most products first. */
  tags: string[]
  taxClasses: string[]
  /** Languages of the shop in its order. */
  offered: readonly Language[]
  /** The language of the words that stand where another language says nothing. */
  main: Language
  /** The language that a visitor of the first page gets. */
  first: Language
  weightUnit: 'language' | 'lb' | 'kg'
  /** True where a product's own discount shows; an own shop's reductions come from its price history. */
  discounts: boolean
}

const NONE: Choices = {
  categories: [],
  brands: [],
  tags: [],
  taxClasses: [],
  offered: [],
  main: 'en',
  first: 'en',
  weightUnit: 'language',
  discounts: false,
}

export const useChoices = () => useRead<Choices>('/products/choices').data ?? NONE

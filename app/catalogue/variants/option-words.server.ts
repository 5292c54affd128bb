import type { Language } from '../../business'
import { optionIn, valueIn } from '../../texts/known-values/known-values.server'
import type { ProductOption } from '../product/variant'

/**
 * Returns the words of names and values that read otherwise in a language. A name that every object
 * has, such as `constructor`, is included as it is, because readers look it up in this object.
 */
export function optionWords(language: Language, options: readonly ProductOption[]) {
  const words = options.flatMap(({ name, values }) => [
    [name, optionIn(language, name)] as const,
    ...values.map((value) => [value, valueIn(language, { name, value })] as const),
  ])
  return Object.fromEntries(words.filter(([own, word]) => own !== word || own in {}))
}

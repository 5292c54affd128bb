import type { Language } from '../../business'
import { optionIn, valueIn } from '../../texts/known-values/known-values.server'
import { type ChosenOption, variantTitle } from '../product/variant'

/** Returns the chosen values, in the language's words where they are known. */
export const chosenIn = (language: Language, options: readonly ChosenOption[]) =>
  options.map((one) => ({
    name: optionIn(language, one.name),
    value: valueIn(language, one),
  }))

/** Returns a line's title with its choice: 'Crew T-Shirt (M, Rot)'. */
export const titleIn = (
  language: Language,
  { title, options = [] }: { title: string; options?: readonly ChosenOption[] },
) => variantTitle(title, chosenIn(language, options))

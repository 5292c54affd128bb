import { type ReactNode, useEffect, useMemo } from 'react'
import type { CardProduct } from '../../catalogue/product/product'
import { type Picks, picturesOf } from '../../catalogue/variants/choosing'
import { chosenProduct } from '../../catalogue/variants/chosen-product'
import { OptionGroups } from '../../catalogue/variants/option-groups'
import { useChoosing } from '../../catalogue/variants/use-choosing'
import type { ChoosingAnswer } from './choosing-api'

/** Returns the product to add; undefined while an option is open, which is then said. */
type Take = () => CardProduct | undefined

export interface Choice {
  /** The product with the price and stock of the chosen variant, once all options are chosen. */
  chosen?: CardProduct
  /** The pictures of what is chosen so far. */
  images: string[]
}

interface Props {
  product: CardProduct
  answer: ChoosingAnswer
  onChoice: (choice: Choice) => void
  children: (take: Take) => ReactNode
}

const NOTHING: Picks = []

/** Shows the options of a product known from its card, and the buttons that buy the choice. */
export function VariantChooser({ product, answer, onChoice, children }: Props) {
  const { texts, words, delivery: _, pictureTexts: __, ...more } = answer
  const { options, variants, images } = answer
  const choosable = useMemo(() => ({ options, variants }), [options, variants])
  const choosing = useChoosing(choosable, NOTHING)
  const { variant, picks } = choosing
  const chosen = variant && chosenProduct({ ...product, ...more }, variant)
  const shown = picturesOf(choosable, picks, images)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the choice is another
  useEffect(() => onChoice({ chosen, images: shown }), [variant, shown.join()])
  const take = () => {
    if (!chosen) choosing.ask()
    return chosen
  }
  return (
    <>
      <OptionGroups product={choosable} choosing={choosing} texts={texts} words={words} />
      {children(take)}
    </>
  )
}

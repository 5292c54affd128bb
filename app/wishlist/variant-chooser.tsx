import { type ReactNode, useEffect, useMemo } from 'react'
import type { ChoosingAnswer } from '../catalogue/api/choosing-api'
import type { CardProduct } from '../catalogue/product/product'
import type { Picks } from '../catalogue/variants/choosing'
import { chosenProduct } from '../catalogue/variants/chosen-product'
import { OptionGroups } from '../catalogue/variants/option-groups'
import { useChoosing } from '../catalogue/variants/use-choosing'
import { useLanguage } from '../texts/texts'
import { useFetched } from './use-fetched'

/** Returns the product to add; undefined while an option is open, which is then said. */
type Take = () => CardProduct | undefined

interface Props {
  product: CardProduct
  /** Called with the chosen variant; with undefined until all options are chosen. */
  onChoice: (chosen: CardProduct | undefined) => void
  failed: string
  children: (take: Take) => ReactNode
}

/** Shows the options of a product known from its card, and the buttons that buy the choice. */
export function VariantChooser({ product, failed, ...given }: Props) {
  const language = useLanguage()
  const answer = useFetched<ChoosingAnswer>(`/api/choosing/${product.id}?language=${language}`)
  if (answer === 'failed') return <p role="alert">{failed}</p>
  if (answer !== 'loading') return <Choosing product={product} answer={answer} {...given} />
  return (
    <div aria-busy="true" className="grid gap-4">
      {product.options?.map(({ name }) => (
        <div key={name} className="h-16 rounded bg-tile" />
      ))}
    </div>
  )
}

const NOTHING: Picks = []

interface ChoosingProps extends Omit<Props, 'failed'> {
  answer: ChoosingAnswer
}

function Choosing({ product, answer, onChoice, children }: ChoosingProps) {
  const { texts, words, ...more } = answer
  const { options, variants } = answer
  const choosable = useMemo(() => ({ options, variants }), [options, variants])
  const choosing = useChoosing(choosable, NOTHING)
  const { variant } = choosing
  const taken = variant && chosenProduct({ ...product, ...more }, variant)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another is chosen
  useEffect(() => onChoice(taken), [variant])
  const take = () => {
    if (!taken) choosing.ask()
    return taken
  }
  return (
    <>
      <OptionGroups product={choosable} choosing={choosing} texts={texts} words={words} />
      {children(take)}
    </>
  )
}

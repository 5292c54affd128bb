import type { MouseEvent } from 'react'
import { useTexts } from '../../../texts/texts'

/** The id of the form for price bounds, to which the link of a wrong price leads. */
export const PRICE_PLACE = 'price'

/**
 * Says above the list that the typed price is wrong. Its link leads to the field: beside a desktop's
 * list, in a phone's sheet, or, without scripts, in the folded filters, which the browser unfolds.
 */
export function PriceProblem({ problem }: { problem: string }) {
  const texts = useTexts('shop')

  function openSheet(event: MouseEvent) {
    const filters = document.querySelector<HTMLDetailsElement>('.filters')
    const fold = filters?.querySelector<HTMLElement>('summary')
    if (filters?.open || !fold?.offsetParent) return
    event.preventDefault()
    fold.click()
  }

  return (
    <p role="alert" className="notice">
      <span className="font-medium">{problem}</span>{' '}
      <a href={`#${PRICE_PLACE}`} className="underline" onClick={openSheet}>
        {texts.setPrice}
      </a>
    </p>
  )
}

import { useEffect, useState } from 'react'
import { plural } from '../../texts/fill'
import { useLanguage } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import type { ChoosingAnswer } from './choosing-api'

interface Props {
  answer: ChoosingAnswer
  /** Pieces of the chosen variant, or of the product. */
  stock: number
}

/** Says how many pieces there are, or that the choice is sold out, and when they would arrive. */
export function QuickViewFacts({ answer: { texts, delivery, options }, stock }: Props) {
  const language = useLanguage()
  const [arrival, setArrival] = useState<string>()
  useEffect(() => {
    let leave: (() => void) | undefined
    let left = false
    import('../../orders/delivery/watch-arrival').then(
      ({ watchArrival }) => {
        if (!left) leave = watchArrival(delivery, setArrival)
      },
      () => {}, // Offline the day stays unsaid.
    )
    return () => {
      left = true
      leave?.()
    }
  }, [delivery])
  if (stock < 1)
    return options.length > 0 && <p className="text-sm text-red-text">{texts.soldOutChoice}</p>
  return (
    <p className="grid gap-1 text-sm">
      <span className="flex items-center gap-2 text-ok">
        <Icon name="check" size={16} />
        {plural(language, texts.stock, stock)}
      </span>
      <span className="min-h-5">{arrival}</span>
    </p>
  )
}

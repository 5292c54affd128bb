import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts'
import { partsOf, saleEnd } from './sale-end'

interface Props {
  ends: string | undefined
  circles?: boolean
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const

export function SaleCountdown({ ends, circles }: Props) {
  const texts = useTexts('home')
  const left = useSaleLeft(ends)
  if (left !== undefined && left <= 0)
    return (
      <p role="status" className="font-heading text-lg font-semibold">
        {texts.ended}
      </p>
    )
  const parts = partsOf(left ?? 0)
  return (
    <div role="timer" aria-label={texts.endsIn} className="needs-js">
      <dl className={circles ? 'countdown countdown-circles' : 'countdown'}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{texts[part]}</dt>
            <dd>{left === undefined ? '––' : String(parts[part]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * Milliseconds left of the sale, updated each second; zero or less once it is over. Undefined on
 * the server: pages are cached, so only the browser knows what time it is.
 */
function useSaleLeft(set: string | undefined) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = saleEnd(set, performance.timeOrigin)
    const tick = () => setLeft(end - Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [set])
  return left
}

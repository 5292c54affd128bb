import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts'
import { runAfter } from '../../ui/motion/clock'
import { countdownParts, saleEnd } from '../sale-end'

interface Props {
  ends: string | undefined
  circles?: boolean
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const

export function SaleCountdown({ ends, circles }: Props) {
  const texts = useTexts('home')
  const shown = useRef<HTMLDivElement>(null)
  const left = useSaleLeft(ends, shown)
  if (left !== undefined && left <= 0)
    return (
      <p role="status" className="font-heading text-lg font-semibold">
        {texts.ended}
      </p>
    )
  const parts = countdownParts(left ?? 0)
  return (
    <div ref={shown} role="timer" aria-label={texts.endsIn} className="needs-js">
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
 * Returns the milliseconds left of the sale, updated each second while in sight; zero or less once
 * it is over. Returns undefined on the server: pages are cached, so only the browser knows the
 * time.
 */
function useSaleLeft(set: string | undefined, shown: React.RefObject<HTMLElement | null>) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (!shown.current) return
    const end = saleEnd(set, performance.timeOrigin)
    let cancel: (() => void) | undefined
    const tick = (inSight?: boolean) => {
      const now = end - Date.now()
      setLeft(now)
      // Waking a little after the second lets all countdowns change in one waking.
      if (inSight && now > 0) cancel = runAfter((now % 1000) + 1, () => tick(true))
    }
    tick()
    const sight = new IntersectionObserver((entries) => {
      cancel?.()
      tick(entries.at(-1)?.isIntersecting)
    })
    sight.observe(shown.current)
    return () => {
      cancel?.()
      sight.disconnect()
    }
  }, [set, shown])
  return left
}

import { useEffect, useRef } from 'react'
import type { Language } from '../business'
import { formatNumber } from '../texts/figures'

const THOUSAND: Record<Language, string> = {
  en: 'k',
  fr: '\u00a0k',
  es: '\u00a0mil',
  de: '\u00a0Tsd.',
}

/** Writes 10500 as '10.5k', in German '10,5 Tsd.'. */
export const inThousands = (language: Language, value: number) =>
  formatNumber(language, Math.round(value / 100) / 10) + THOUSAND[language]

export const countedUp = (to: number, share: number) =>
  Math.round(to * (1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3))

interface Props {
  language: Language
  to: number
  seconds: number
}

/** Counts up to a figure, which the HTML holds for screen readers and reduced motion. */
export function Counter({ language, to, seconds }: Props) {
  const shown = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = shown.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      const begin = performance.now()
      const tick = (now: number) => {
        const share = (now - begin) / (seconds * 1000)
        element.textContent = inThousands(language, countedUp(to, share))
        if (share < 1) frame = requestAnimationFrame(tick)
      }
      frame = requestAnimationFrame(tick)
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language, to, seconds])

  const final = inThousands(language, to)
  return (
    <>
      <span className="sr-only">{final}</span>
      <span ref={shown} aria-hidden="true" className="tabular-nums">
        {final}
      </span>
    </>
  )
}

import type { CSSProperties } from 'react'
import { STARS } from '../business'
import { fill, plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  rating: number
  count?: number
}

/** Returns a rating as a number of half stars (spec section 9). */
export const halfStars = (rating: number) => Math.floor(Math.min(Math.max(rating, 0), STARS) * 2)

export function Stars({ rating, count }: Props) {
  const texts = useTexts('ui')
  const language = useLanguage()
  const said = fill(texts.stars, { rating, stars: STARS })
  return (
    <span className="flex items-center gap-2">
      <span
        role="img"
        className="stars"
        style={{ '--filled': `${halfStars(rating) * 10}%` } as CSSProperties}
        aria-label={said}
      />
      {count !== undefined && (
        <span className="text-sm font-medium text-muted">
          <span aria-hidden="true">{`(${count})`}</span>
          <span className="sr-only">{plural(language, texts.reviews, count)}</span>
        </span>
      )}
    </span>
  )
}

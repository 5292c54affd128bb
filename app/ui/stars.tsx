import { STARS } from '../business'
import { formatNumber } from '../texts/figures'
import { fill, plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  rating: number
  count?: number
}

/** Returns a rating as a number of half stars (spec section 9). */
export const halfStars = (rating: number) => Math.floor(Math.min(Math.max(rating, 0), STARS) * 2)

/** One element: the styles draw the stars, and what it says replaces the number of reviews. */
export function Stars({ rating, count }: Props) {
  const texts = useTexts('ui')
  const language = useLanguage()
  const said = [fill(texts.stars, { rating: formatNumber(language, rating), stars: STARS })]
  if (count !== undefined) said.push(plural(language, texts.reviews, count))
  return (
    <span
      role="img"
      className="stars"
      style={{ '--halves': halfStars(rating) } as React.CSSProperties}
      aria-label={said.join(', ')}
    >
      {count !== undefined && `(${count})`}
    </span>
  )
}

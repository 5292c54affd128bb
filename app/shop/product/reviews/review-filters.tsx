import type { ReactNode } from 'react'
import { STARS } from '../../../business'
import type { ReviewFilter } from '../../../catalogue/ratings/rating'
import { plural } from '../../../texts/fill'
import { useLanguage, useTexts } from '../../../texts/texts'

/** Leads to another page, order or part of the reviews. */
export const STEP = 'flex min-h-11 items-center rounded border border-line px-4 hover:bg-tile'

interface ReviewsLinkProps {
  href: string
  chosen?: boolean
  children: ReactNode
}

export const ReviewsLink = ({ href, chosen, children }: ReviewsLinkProps) => (
  <a
    href={href}
    data-keep-scroll
    aria-current={chosen ? 'true' : undefined}
    className={`${STEP}${chosen ? ' bg-tile font-medium' : ''}`}
  >
    {children}
  </a>
)

const MOST_FIRST = Array.from({ length: STARS }, (_, at) => STARS - at)

interface HistogramProps {
  /** The number of reviews with 1 to 5 stars. */
  counts: number[]
  only: ReviewFilter | undefined
  hrefOf: (stars: number) => string
}

/** Draws one bar a rating, as long as its share of all reviews; it leads to the reviews with it. */
export function Histogram({ counts, only, hrefOf }: HistogramProps) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1 text-sm">
      {MOST_FIRST.map((stars) => {
        const count = counts[stars - 1] ?? 0
        const chosen = only === stars
        return (
          <li key={stars}>
            <a
              {...(count && { href: hrefOf(stars), 'data-keep-scroll': true })}
              aria-current={chosen ? 'true' : undefined}
              className={`flex items-center gap-3 touch:min-h-11${count ? ' underline' : ''}${chosen ? ' bg-tile font-medium' : ''}`}
            >
              <span className="sr-only">
                {plural(language, texts.histogram, count, { rating: stars, stars: STARS })}
              </span>
              <span aria-hidden="true" style={{ width: 16 }}>
                {stars}
              </span>
              <svg aria-hidden="true" height="8" className="min-w-0 grow rounded bg-tile">
                <rect
                  width={`${Math.round((100 * count) / all)}%`}
                  height="8"
                  fill="var(--color-star)"
                />
              </svg>
              <span aria-hidden="true" className="text-end text-muted" style={{ width: 32 }}>
                {count}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

import { STARS } from '../business'
import { plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

const CHOICES = Array.from({ length: STARS }, (_, at) => at + 1)

/** Shows one to five stars as radio buttons, filled up to the chosen one (reviews.css). */
export function StarsField({ chosen, error }: { chosen: string; error?: string }) {
  const t = useTexts('review')
  const language = useLanguage()
  return (
    <div
      role="radiogroup"
      aria-labelledby="review-stars"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'review-stars-error'}
      className="grid gap-2"
    >
      <p id="review-stars" className="text-muted">
        {t.stars}
        <span aria-hidden="true" className="text-red-text">
          *
        </span>
      </p>
      <div className="rate flex flex-wrap gap-2">
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className="relative grid size-14 place-items-center rounded border border-line"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              className="sr-only"
            />
            <span aria-hidden="true" className="stars" />
            <span aria-hidden="true" className="text-sm">
              {stars}
            </span>
            <span className="sr-only">{plural(language, t.starCount, stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="review-stars-error" className="text-sm text-red-text">
          {error}
        </p>
      )}
    </div>
  )
}

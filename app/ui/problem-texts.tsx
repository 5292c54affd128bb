import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { problems } from '../texts/en/problems'
import type { Texts } from '../texts/texts'

interface Props {
  /** Omitted on pages in English, whose words the scripts already have. */
  texts?: Texts['shell']['notFound']
  /** Stands before the way home. */
  children?: ReactNode
}

/** The text of a page that is not found (spec section 2, Not-found page). */
export const NotFoundText = ({ texts = problems.notFound, children }: Props) => (
  <>
    <p
      className="font-heading font-semibold"
      style={{ fontSize: 'min(3.75rem, 19vw)', lineHeight: 1 }}
    >
      {texts.code}
    </p>
    <h1 className="font-heading text-3xl font-semibold">{texts.title}</h1>
    <p>{texts.text}</p>
    {children}
    <Link to="/" className="button">
      {texts.back}
    </Link>
  </>
)

interface BrokenProps {
  /** Omitted on pages in English, whose words the scripts already have. */
  texts?: typeof problems.broken
}

/** Says that a page could not be shown, and loads it once more on a press. */
export const BrokenText = ({ texts = problems.broken }: BrokenProps) => (
  <>
    <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
    <p>{texts.text}</p>
    <p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </p>
  </>
)

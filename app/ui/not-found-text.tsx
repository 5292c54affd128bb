import { Link } from 'react-router'
import type { Texts } from '../texts/texts'

/** Spec section 2, Not-found page. */
export const NotFoundText = ({ texts }: { texts: Texts['shell']['notFound'] }) => (
  <>
    <p className="font-heading text-6xl font-semibold">{texts.code}</p>
    <h1 className="font-heading text-3xl font-semibold">{texts.title}</h1>
    <p>{texts.text}</p>
    <Link to="/" className="button">
      {texts.back}
    </Link>
  </>
)

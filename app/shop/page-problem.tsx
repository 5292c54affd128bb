import { isRouteErrorResponse, Link, useRevalidator } from 'react-router'
import { useTexts } from '../texts/texts'

export function PageProblem({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed />
}

/** The not-found text of spec section 2, within the layout, which has the search. */
function Missing() {
  const texts = useTexts('shell').notFound
  return (
    <div className="page-problem">
      <p className="font-heading text-6xl font-semibold">{texts.code}</p>
      <h1 className="font-heading text-3xl font-semibold">{texts.title}</h1>
      <p>{texts.text}</p>
      <Link to="/" className="button">
        {texts.back}
      </Link>
    </div>
  )
}

function Failed() {
  const texts = useTexts('product').failed
  const revalidator = useRevalidator()
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <div className="page-problem" role="alert">
      <h1 className="font-heading text-3xl font-semibold">{texts.title}</h1>
      <p>{offline ? texts.offline : texts.text}</p>
      <form>
        {/* Without JavaScript the form loads the address again. */}
        <button
          type="submit"
          className="button"
          disabled={revalidator.state === 'loading'}
          onClick={(event) => {
            event.preventDefault()
            revalidator.revalidate()
          }}
        >
          {texts.retry}
        </button>
      </form>
    </div>
  )
}

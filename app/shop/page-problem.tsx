import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useTexts } from '../texts/texts'
import { NotFoundText } from '../ui/not-found-text'

export function PageProblem({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed />
}

/** The not-found text of spec section 2, within the layout, which has the search. */
const Missing = () => (
  <div className="page-problem">
    <NotFoundText texts={useTexts('shell').notFound} />
  </div>
)

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

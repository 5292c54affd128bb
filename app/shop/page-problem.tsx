import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { problems } from '../texts/en/problems'
import { type Texts, useTexts } from '../texts/texts'
import { NotFoundText } from '../ui/not-found-text'

/** Returns the title of a page that could not be shown. */
export function problemTitle({ matches: [root], error }: Failed) {
  const { shell, product } = root.loaderData?.texts ?? {}
  return isMissing(error) ? { ...problems, ...shell }.notFound.title : product?.failed.title
}

interface Failed {
  matches: [{ loaderData?: { texts: Pick<Texts, 'shell' | 'product'> } }, ...unknown[]]
  error?: unknown
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export function PageProblem({ error }: { error: unknown }) {
  return isMissing(error) ? <Missing /> : <Unanswered />
}

/** Shows the not-found text of spec section 2 within the layout, which has the search. */
const Missing = () => (
  <div className="page-problem">
    <NotFoundText texts={useTexts('shell').notFound} />
  </div>
)

function Unanswered() {
  const texts = useTexts('product').failed
  const revalidator = useRevalidator()
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <div className="page-problem" role="alert">
      <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
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

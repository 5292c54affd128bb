import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '../../texts/texts'
import { NotFoundText } from '../../ui/not-found-text'

/** Shows the not-found text within the layout; throws any other fault on. */
export function MissingPage() {
  const error = useRouteError()
  const texts = useTexts('shell')
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="page-problem">
      <NotFoundText texts={texts.notFound} />
    </div>
  )
}

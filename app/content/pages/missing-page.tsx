import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '../../texts/texts'
import { NotFoundText } from '../../ui/not-found-text'
import { BrokenText } from './broken-text'

/** Shows the not-found text within the layout, or that the page could not be shown. */
export function MissingPage() {
  const error = useRouteError()
  const texts = useTexts('shell')
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <div className="page-problem" role="alert">
        <BrokenText texts={texts.broken} />
      </div>
    )
  return (
    <div className="page-problem">
      <NotFoundText texts={texts.notFound} />
    </div>
  )
}

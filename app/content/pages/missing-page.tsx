import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { useTexts } from '../../texts/texts'
import { NotFoundText } from '../../ui/not-found-text'
import { BrokenText } from './broken-text'

/**
 * Shows the not-found text within the layout, or that the page could not be shown. An order's address
 * that lost a part on its way leads to the page that mails it again.
 */
export function MissingPage() {
  const error = useRouteError()
  const texts = useTexts('shell')
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <div className="page-problem" role="alert">
        <BrokenText texts={texts.broken} />
      </div>
    )
  return (
    <div className="page-problem">
      <NotFoundText texts={texts.notFound} />
      {pathname.includes('/orders/') && (
        <Link to="/track-order" className="items-center underline touch:inline-flex touch:min-h-11">
          {texts.footer.trackOrder}
        </Link>
      )}
    </div>
  )
}

import { Link, useLocation, useRouteError } from 'react-router'
import { useTexts } from '../texts/texts'
import { isNotFound } from '../ui/page-meta'
import { BrokenText } from '../ui/problem-texts'
import { Missing } from './missing'

/**
 * Shows within the layout that a page is not found, or could not be shown. An order's address that
 * lost a part on its way leads to the page that mails it again.
 */
export function MissingPage() {
  const error = useRouteError()
  const texts = useTexts('shell')
  const { pathname } = useLocation()
  if (!isNotFound(error))
    return (
      <div className="page-problem" role="alert">
        <BrokenText texts={texts.broken} />
      </div>
    )
  return (
    <div style={{ paddingTop: 'clamp(16px, 3vw, 40px)' }}>
      <Missing offers={error.data?.offers}>
        {pathname.includes('/orders/') && (
          <Link
            to="/track-order"
            className="items-center underline touch:inline-flex touch:min-h-11"
          >
            {texts.footer.trackOrder}
          </Link>
        )}
      </Missing>
    </div>
  )
}

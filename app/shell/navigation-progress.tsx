import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts'

/** Shows progress, announces the title and moves the focus, as browsers do at a full page load. */
export function NavigationProgress() {
  const texts = useTexts('shell')
  const place = useLocation()
  const shown = useRef(place)
  const [arrived, setArrived] = useState('')
  const loading = useNavigation().state === 'loading'

  // A change of the query alone (a filter) is no navigation, unless it leaves the focus out of sight,
  // as the next page of a list does.
  useEffect(() => {
    const { pathname } = shown.current
    if (shown.current === place) return
    shown.current = place
    if (pathname === place.pathname && (place.hash || focusInSight())) return
    setArrived(document.title)
    if (!document.querySelector('dialog[open], [type=search]:focus'))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [place])

  return (
    <>
      <div className="navigation-progress" data-loading={loading} />
      <p className="sr-only" aria-live="polite">
        {loading ? texts.loading : arrived}
      </p>
    </>
  )
}

/** The body is always in sight: nobody has the focus. */
function focusInSight() {
  const box = document.activeElement?.getBoundingClientRect()
  return !box || (box.bottom > 0 && box.top < innerHeight)
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts'

/**
 * What a full page load gives by itself: a line that grows while the next page is fetched, its
 * title read out once it is there, and the keyboard at its content.
 */
export function NavigationProgress() {
  const texts = useTexts('shell')
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [arrived, setArrived] = useState('')
  const loading = useNavigation().state === 'loading'

  // Focus and announcement are acts that follow an arrival; a change of the query is none.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setArrived(document.title)
    if (!document.querySelector('dialog[open]'))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <div className="navigation-progress" data-loading={loading} />
      <p className="sr-only" aria-live="polite">
        {loading ? texts.loading : arrived}
      </p>
    </>
  )
}

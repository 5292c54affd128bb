import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts'

/**
 * What a browser does at a full page load and the router does not: shows progress, has the title
 * read out, moves the focus to the content.
 */
export function NavigationProgress() {
  const texts = useTexts('shell')
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [arrived, setArrived] = useState('')
  const loading = useNavigation().state === 'loading'

  // An effect, because it follows a navigation; a change of the query alone (a filter) is none.
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

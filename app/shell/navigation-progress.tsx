import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts'

/** Shows progress, announces the title and moves the focus, as browsers do at a full page load. */
export function NavigationProgress() {
  const texts = useTexts('shell')
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [arrived, setArrived] = useState('')
  const loading = useNavigation().state === 'loading'

  // A change of the query alone (a filter) is no navigation.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setArrived(document.title)
    if (!document.querySelector('dialog[open], [type=search]:focus'))
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

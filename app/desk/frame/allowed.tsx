import { type ReactNode, useEffect } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { useSession } from '../client/use-session'
import { Notice } from '../kit/notice'
import type { Screen } from '../kit/screen'
import { may } from '../rights/rights'

/** Names the window after the screen, and shows it to whom it is for. */
export function Allowed({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { frame, screens } = useDeskTexts()
  const title = screens[screen.title]
  useEffect(() => {
    document.title = `${title} · ${frame.desk}`
  }, [title, frame])
  return screen.right === 'open' ? children : <ForRole screen={screen}>{children}</ForRole>
}

function ForRole({ screen: { right }, children }: { screen: Screen; children: ReactNode }) {
  const { staff } = useSession()
  const { title, text } = useDeskTexts().frame.notAllowed
  if (!right || right === 'open' || may(staff.role, right)) return children
  return <Notice tone="warn" title={title} text={text} />
}

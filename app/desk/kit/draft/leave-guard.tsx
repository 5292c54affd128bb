import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useDeskTexts } from '../../client/desk-texts'
import { Confirm } from '../confirm'

/** Asks before unsaved input is lost to another screen or a closed window. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { leave } = useDeskTexts().kit.draft
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      unsaved && (now.pathname !== next.pathname || now.search !== next.search),
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <Confirm
      bad
      title={leave.title}
      text={leave.text}
      action={leave.action}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

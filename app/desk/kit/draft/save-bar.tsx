import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../button'
import { Confirm } from '../confirm'

interface Props {
  action: string
  unsaved: boolean
  /** Says where the draft is kept; leaving then loses nothing. */
  kept?: string
  busy: boolean
  onSave(): void
  /** Undefined where a draft cannot be discarded as a whole. */
  onDiscard?(): void
}

/**
 * Saves a draft, and asks before somebody leaves it. It sticks to the foot of the form, and focused
 * fields scroll to stop above it.
 */
export function SaveBar({ action, unsaved, kept, busy, onSave, onDiscard }: Props) {
  const { draft } = useDeskTexts().kit
  return (
    <>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-surface p-3 md:mx-0 md:rounded-md md:border">
        <style>{'html{scroll-padding-block:5rem 6rem}'}</style>
        <span className="mr-auto text-muted" role="status">
          {unsaved && (kept ?? draft.unsaved)}
        </span>
        {onDiscard && <Button onPress={onDiscard}>{draft.discard}</Button>}
        <Button look="main" busy={busy} onPress={onSave}>
          {action}
        </Button>
      </div>
      <LeaveGuard unsaved={unsaved && kept === undefined} />
    </>
  )
}

/** Asks before unsaved input is lost to another screen or a closed window. */
function LeaveGuard({ unsaved }: { unsaved: boolean }) {
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

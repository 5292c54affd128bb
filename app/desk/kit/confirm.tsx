import type { ReactNode } from 'react'
import type { DeskError } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Dialog } from './dialog'
import { useReason } from './failed'
import { Notice } from './notice'

interface Props {
  title: string
  text?: ReactNode
  action: string
  /** Words of the way back, where the action itself is to cancel something. */
  back?: string
  bad?: boolean
  busy?: boolean
  error?: DeskError | null
  isOpen: boolean
  onClose(): void
  onConfirm(): void
  children?: ReactNode
}

/** Asks before an irreversible act and shows its refusal. */
export function Confirm(props: Props) {
  const { text, action, back, bad, busy, error, onConfirm, children, ...dialog } = props
  const { kit } = useDeskTexts()
  const reason = useReason()
  return (
    <Dialog {...dialog}>
      {text && <p className="mb-4">{text}</p>}
      {children}
      {error && <Notice tone="bad" title={reason(error)} />}
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onPress={dialog.onClose}>{back ?? kit.cancel}</Button>
        <Button look={bad ? 'bad' : 'main'} busy={busy} onPress={onConfirm}>
          {action}
        </Button>
      </footer>
    </Dialog>
  )
}

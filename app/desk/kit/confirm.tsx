import { type ReactNode, useState } from 'react'
import type { DeskError } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Dialog } from './dialog'
import { ChangeError } from './notice'

/** A change that takes nothing; its maker is busy with it, and shows its refusal. */
export interface Change {
  isPending: boolean
  error: DeskError | null
  mutate(nothing: undefined): void
}

interface Shown {
  title: string
  text?: ReactNode
  action: string
  /** Words of the way back, where the action itself is to cancel something. */
  back?: string
  bad?: boolean
  busy?: boolean
  error?: DeskError | null
  isOpen?: boolean
  onClose(): void
  children?: ReactNode
}

/** The change that is asked about; `onConfirm` makes it where it takes something. */
type Props = Shown &
  (
    | { change: Change; onConfirm?: undefined }
    | { change?: Omit<Change, 'mutate'>; onConfirm(): void }
  )

/** Asks before an irreversible act and shows its refusal. */
export function Confirm(props: Props) {
  const { title, text, action, back, bad, change, isOpen, onClose, children } = props
  const { busy = change?.isPending, error = change?.error } = props
  const confirm = props.onConfirm ?? (() => props.change.mutate(undefined))
  const { kit } = useDeskTexts()
  return (
    <Dialog {...{ title, isOpen, onClose }}>
      {text && <p className="mb-4">{text}</p>}
      {children}
      <ChangeError error={error} />
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{back ?? kit.cancel}</Button>
        <Button look={bad ? 'bad' : 'main'} busy={busy} onPress={confirm}>
          {action}
        </Button>
      </footer>
    </Dialog>
  )
}

interface DeleteProps {
  look: 'bad' | 'quiet'
  label: string
  /** The question, and what follows from it. */
  title: string
  text: string
  change: Change
}

/** Asks before it deletes what its screen shows. */
export function DeleteButton({ look, label, title, text, change }: DeleteProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look={look} icon="bin" onPress={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        bad
        title={title}
        text={text}
        action={label}
        change={change}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

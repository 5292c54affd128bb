import { type ReactNode, useState } from 'react'
import type { DeskError } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Dialog } from './dialog'
import { ChangeError } from './notice'

interface Props {
  title: string
  text?: ReactNode
  action: string
  /** Words of the way back, where the action itself is to cancel something. */
  back?: string
  bad?: boolean
  /** The change that is asked about: the button is busy with it, and its refusal is shown. */
  change?: { isPending: boolean; error: DeskError | null }
  busy?: boolean
  error?: DeskError | null
  isOpen?: boolean
  onClose(): void
  onConfirm(): void
  children?: ReactNode
}

/** Asks before an irreversible act and shows its refusal. */
export function Confirm(props: Props) {
  const { text, action, back, bad, change, onConfirm, children, ...more } = props
  const { busy = change?.isPending, error = change?.error, ...dialog } = more
  const { kit } = useDeskTexts()
  return (
    <Dialog {...dialog}>
      {text && <p className="mb-4">{text}</p>}
      {children}
      <ChangeError error={error} />
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onPress={dialog.onClose}>{back ?? kit.cancel}</Button>
        <Button look={bad ? 'bad' : 'main'} busy={busy} onPress={onConfirm}>
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
  change: NonNullable<Props['change']> & { mutate(nothing: undefined): void }
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
        onConfirm={() => change.mutate(undefined)}
      />
    </>
  )
}

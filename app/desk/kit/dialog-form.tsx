import type { ReactNode } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'

interface Props {
  /** Words of the button that sends the form; without them it says that it saves. */
  action?: string
  busy?: boolean
  isDisabled?: boolean
  /** Leaves it to the server to judge what is typed. */
  noValidate?: boolean
  autoComplete?: 'off'
  onClose(): void
  onSubmit(): void
  children: ReactNode
}

/** The form of a dialog: below its fields the way back, and the button that sends it. */
export function DialogForm({ action, busy, isDisabled, onClose, onSubmit, ...props }: Props) {
  const { children, ...form } = props
  const { kit } = useDeskTexts()
  return (
    <form
      {...form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="main" busy={busy} isDisabled={isDisabled}>
          {action ?? kit.save}
        </Button>
      </footer>
    </form>
  )
}

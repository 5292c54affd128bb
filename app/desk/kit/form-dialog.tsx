import type { ReactNode } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import { Dialog } from './dialog'

interface Props {
  title: string
  wide?: boolean
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

/** A dialog whose form ends with the way back, and the button that sends it. */
export function FormDialog({ title, wide, action, busy, isDisabled, onSubmit, ...props }: Props) {
  const { onClose, children, ...form } = props
  const { kit } = useDeskTexts()
  return (
    <Dialog title={title} wide={wide} onClose={onClose}>
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
    </Dialog>
  )
}

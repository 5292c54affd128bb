import type { ReactNode } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from './button'
import type { Change } from './confirm'
import { Dialog } from './dialog'
import { Form } from './form'

interface Shown {
  title: string
  wide?: boolean
  /** Words of the button that sends the form; without them it says that it saves. */
  action?: string
  isDisabled?: boolean
  /** Leaves it to the server to judge what is typed. */
  noValidate?: boolean
  autoComplete?: 'off'
  onClose(): void
  children: ReactNode
}

/** The change that the form makes, or what else it does. */
type Props = Shown &
  (
    | { change: Change; busy?: undefined; onSubmit?: undefined }
    | { busy?: boolean; onSubmit(): void }
  )

/** A dialog whose form ends with the way back, and the button that sends it. */
export function FormDialog(props: Props) {
  const { title, wide, action, isDisabled, noValidate, autoComplete, onClose, children } = props
  const { kit } = useDeskTexts()
  const { busy, submit } = props.onSubmit
    ? { busy: props.busy, submit: props.onSubmit }
    : { busy: props.change.isPending, submit: () => props.change.mutate(undefined) }
  return (
    <Dialog title={title} wide={wide} onClose={onClose}>
      <Form {...{ noValidate, autoComplete }} className="flex flex-col gap-4" onSubmit={submit}>
        {children}
        <footer className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button type="submit" look="main" busy={busy} isDisabled={isDisabled}>
            {action ?? kit.save}
          </Button>
        </footer>
      </Form>
    </Dialog>
  )
}

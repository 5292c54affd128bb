import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Dialog } from '../kit/dialog'
import { DialogForm } from '../kit/dialog-form'
import { FormError } from '../kit/draft/form-error'
import { Checkbox } from '../kit/fields/checkbox'
import { TextField } from '../kit/fields/text-field'

export function AddRedirect({ close }: { close(): void }) {
  const { redirects: texts } = useDeskTexts()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [replace, setReplace] = useState(false)
  const save = useChange(
    () => deskFetch<{ to: string }>('POST', '/redirects', { from, to, replace }),
    ['/redirects'],
    {
      onSuccess(kept) {
        toast.success(fill(texts.added, { to: kept.to }))
        close()
      },
    },
  )
  return (
    <Dialog title={texts.add} isOpen onClose={close}>
      <DialogForm busy={save.isPending} onClose={close} onSubmit={() => save.mutate(undefined)}>
        <TextField
          autoFocus
          isRequired
          label={texts.from}
          hint={texts.fromHint}
          value={from}
          onChange={setFrom}
          error={save.error?.errors.from}
        />
        <TextField
          isRequired
          label={texts.to}
          hint={texts.toHint}
          value={to}
          onChange={setTo}
          error={save.error?.errors.to}
        />
        <Checkbox isSelected={replace} onChange={setReplace}>
          {texts.replace}
        </Checkbox>
        <FormError error={save.error} />
      </DialogForm>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Button } from '../kit/button'
import { Dialog } from '../kit/dialog'
import { FormError } from '../kit/draft/form-error'
import { Checkbox } from '../kit/fields/checkbox'
import { TextField } from '../kit/fields/text-field'

export function AddRedirect({ close }: { close(): void }) {
  const { redirects: texts, kit } = useDeskTexts()
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <Dialog title={texts.add} isOpen onClose={close}>
      <form onSubmit={submit} className="flex flex-col gap-4">
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
        <footer className="flex justify-end gap-2">
          <Button onPress={close}>{kit.cancel}</Button>
          <Button type="submit" look="main" busy={save.isPending}>
            {kit.save}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

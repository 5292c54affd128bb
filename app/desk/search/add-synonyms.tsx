import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Dialog } from '../kit/dialog'
import { DialogForm } from '../kit/dialog-form'
import { FormError } from '../kit/draft/form-error'
import { TextField } from '../kit/fields/text-field'

interface Props {
  /** The words of a search that the line begins with. */
  first: string
  close(): void
}

export function AddSynonyms({ first, close }: Props) {
  const { search } = useDeskTexts()
  const texts = search.lines
  const [line, setLine] = useState(first === '' ? '' : `${first}, `)
  const save = useChange(
    () =>
      deskFetch<{ added: number; lines: string[] }>('POST', '/search/synonyms', { lines: [line] }),
    ['/search/synonyms'],
    {
      onSuccess({ added, lines }) {
        toast.success(added > 0 ? fill(texts.added, { line: lines[0] ?? '' }) : texts.known)
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
          label={texts.label}
          hint={texts.hint}
          value={line}
          onChange={setLine}
          error={save.error?.errors.lines}
        />
        <FormError error={save.error} />
      </DialogForm>
    </Dialog>
  )
}

import { useState } from 'react'
import { toast } from 'sonner'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Confirm } from '../kit/confirm'
import { TextField } from '../kit/fields/text-field'
import type { ListedReview } from './review'

interface Props {
  review: ListedReview
  close(): void
}

export function HideDialog({ review: { id, changedAt }, close }: Props) {
  const { reviews: texts } = useDeskTexts()
  const [reason, setReason] = useState('')
  const hide = useChange(
    () => deskFetch('POST', `/reviews/${id}/state`, { state: 'hidden', reason, changedAt }),
    ['/reviews'],
    {
      onSuccess: () => {
        toast(texts.hidden)
        close()
      },
    },
  )
  return (
    <Confirm
      bad
      title={texts.hideTitle}
      text={texts.hideText}
      action={texts.hide}
      change={hide}
      onClose={close}
      onConfirm={() => hide.mutate(undefined)}
    >
      <TextField label={texts.reason} lines={3} value={reason} onChange={setReason} />
    </Confirm>
  )
}

export function ReviewAnswerDialog({ review: { id, changedAt, answer }, close }: Props) {
  const { reviews: texts, kit } = useDeskTexts()
  const [text, setText] = useState(answer ?? '')
  const save = useChange(
    () => deskFetch('POST', `/reviews/${id}/answer`, { text, changedAt }),
    ['/reviews'],
    {
      onSuccess: () => {
        toast(texts.answered)
        close()
      },
    },
  )
  return (
    <Confirm
      title={texts.answerTitle}
      text={texts.answerText}
      action={kit.save}
      change={save}
      onClose={close}
      onConfirm={() => save.mutate(undefined)}
    >
      <TextField label={texts.answerField} lines={6} value={text} onChange={setText} autoFocus />
    </Confirm>
  )
}

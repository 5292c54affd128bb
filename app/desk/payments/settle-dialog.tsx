import { useState } from 'react'
import { toast } from 'sonner'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Confirm } from '../kit/confirm'
import { TextField } from '../kit/fields/text-field'
import type { FindingRow } from './queue-row'

/** Asks what was done about money that did not match, and takes it off the list. */
export function SettleDialog({ row, onClose }: { row: FindingRow; onClose(): void }) {
  const { payments: t } = useDeskTexts()
  const [note, setNote] = useState('')
  const settle = useChange<string>(
    (text) => deskFetch('POST', `/payments/findings/${row.id}/settle`, { note: text }),
    ['/payments', '/start', '/orders'],
    {
      onSuccess: () => {
        toast.success(t.settled)
        onClose()
      },
    },
  )
  return (
    <Confirm
      title={t.settleTitle}
      text={t.settleText}
      action={t.settle}
      busy={settle.isPending}
      error={settle.error?.errors['note'] ? null : settle.error}
      isOpen
      onClose={onClose}
      onConfirm={() => settle.mutate(note)}
    >
      <p className="mb-3 font-medium">{t.kinds[row.kind]}</p>
      <TextField
        label={t.note}
        hint={t.noteHint}
        value={note}
        onChange={setNote}
        maxLength={1000}
        lines={3}
        error={settle.error?.errors['note']}
      />
    </Confirm>
  )
}

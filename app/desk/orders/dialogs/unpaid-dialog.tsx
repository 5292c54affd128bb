import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { ChangeError } from '../../kit/notice'
import { useOrder } from '../order/use-order'

/** Takes back that a transfer arrived, with the reason that the timeline keeps. */
export function UnpaidDialog({ onClose }: { onClose(): void }) {
  const { order: t } = useDeskTexts().orders
  const { view, money, send } = useOrder()
  const { number, total } = view.order
  const [opened] = useState(view.version)
  const [reason, setReason] = useState('')
  const [mail, setMail] = useState(true)
  const marking = useChange<void, { changed: boolean }>(
    () => send({ path: '/unpaid', body: { reason, mail, version: opened } }),
    ['/orders', '/start'],
    {
      onSuccess: () => {
        toast.success(t.saved)
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={fill(t.unpayTitle, { number })}
      onClose={onClose}
      noValidate
      action={t.unpay}
      change={marking}
      isDisabled={reason.trim() === ''}
    >
      <p>{fill(t.unpayText, { amount: money(total) })}</p>
      <TextField label={t.unpayReason} value={reason} onChange={setReason} maxLength={500} />
      <Checkbox isSelected={mail} onChange={setMail}>
        {t.unpayMail}
      </Checkbox>
      <ChangeError error={marking.error} />
    </FormDialog>
  )
}

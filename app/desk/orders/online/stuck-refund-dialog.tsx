import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { useReason } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { Notice } from '../../kit/notice'
import { useOrder } from '../order/use-order'
import type { RefundSeen } from './online-seen'

/** Asks what a person found at the provider about a refund to which no answer came. */
export function StuckRefundDialog({ refund, onClose }: { refund: RefundSeen; onClose(): void }) {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { money, change } = useOrder()
  const reason = useReason()
  const [note, setNote] = useState('')
  const path = `/payments/refunds/${refund.id}/decide`
  const decide = (went: boolean) =>
    change.mutate(
      { path, body: { went, note } },
      {
        onSuccess: () => {
          toast.success(t.decided)
          onClose()
        },
      },
    )
  const amount = money(refund.amount)
  return (
    <Dialog title={fill(t.decideTitle, { amount })} isOpen onClose={onClose}>
      <p className="mb-4">{t.decideText}</p>
      <TextField
        label={payments.note}
        hint={payments.noteHint}
        value={note}
        onChange={setNote}
        maxLength={500}
        lines={2}
        error={change.error?.errors['note']}
      />
      {change.error && <Notice tone="bad" title={reason(change.error)} />}
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Button busy={change.isPending} onPress={() => decide(false)}>
          {t.notWent}
        </Button>
        <Button look="main" busy={change.isPending} onPress={() => decide(true)}>
          {t.went}
        </Button>
      </footer>
    </Dialog>
  )
}

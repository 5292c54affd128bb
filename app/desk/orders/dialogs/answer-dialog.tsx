import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { Answer } from '../../../orders/returns/return-rules'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Confirm } from '../../kit/confirm'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import { goesBackOnline } from '../online/online-seen'
import type { ReturnSeen } from '../order/order-view'
import { useOrder } from '../order/use-order'

interface Props {
  of: ReturnSeen
  to: Answer
  onClose(): void
}

/** Tells what an answer does and which mail it sends before it is given. */
export function AnswerDialog({ of, to, onClose }: Props) {
  const { orders } = useDeskTexts()
  const t = orders.returns
  const { view, money, change } = useOrder()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [restock, setRestock] = useState(true)
  const [recorded, setRecorded] = useState(false)
  const hasRefunds = view.payments.some(({ kind }) => kind === 'refund')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, an earlier refusal is not this one's
  useEffect(() => change.reset(), [])
  const does =
    to === 'refunded' && goesBackOnline(view.online, of.refund ?? 0) ? t.refundedOnline : t.does[to]
  const path = `/returns/${of.sequence}/${to === 'refunded' ? 'refund' : 'answer'}`
  const body = {
    ...(to === 'refunded' ? { recorded } : { to }),
    ...(to === 'refused' && { reason }),
    ...(to === 'received' && { restock }),
  }
  function give() {
    if (to === 'refused' && reason.trim() === '') return setMissing(true)
    const onSuccess = () => {
      onClose()
      toast.success(orders.order.saved)
    }
    change.mutate({ path, body }, { onSuccess })
  }
  return (
    <Confirm
      title={`${t.answers[to]}: ${of.number}`}
      text={fill(does, { amount: money(of.refund ?? 0) })}
      action={t.answers[to]}
      bad={to === 'refused'}
      change={change}
      onClose={onClose}
      onConfirm={give}
    >
      {to === 'refused' && (
        <TextField
          label={t.why}
          hint={t.whyHint}
          lines={4}
          maxLength={1000}
          value={reason}
          onChange={setReason}
          error={missing && reason.trim() === '' ? t.whyMissing : undefined}
        />
      )}
      {to === 'received' && view.order.status !== 'cancelled' && (
        <Checkbox isSelected={restock} onChange={setRestock}>
          {t.restock}
        </Checkbox>
      )}
      {to === 'refunded' && hasRefunds && (
        <Checkbox isSelected={recorded} onChange={setRecorded}>
          {t.recorded}
        </Checkbox>
      )}
    </Confirm>
  )
}

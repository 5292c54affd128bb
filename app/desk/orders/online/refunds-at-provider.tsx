import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge, type Tone } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { TextField } from '../../kit/fields/text-field'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useOrder } from '../order/use-order'
import type { RefundSeen } from './online-seen'
import { PayoutText } from './payout-text'

const TONES: Record<RefundSeen['status'], Tone> = { pending: 'info', done: 'ok', failed: 'bad' }

/** The order's refunds at providers, with what a person may do about those that did not go. */
export function RefundsAtProvider() {
  const { payments } = useDeskTexts()
  const { refunds } = useOrder().view.online
  if (refunds.length === 0) return null
  return (
    <section className="border-line border-t pt-3" aria-label={payments.orderCard.refunds}>
      <h3 className="mb-2 font-medium">{payments.orderCard.refunds}</h3>
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  )
}

function RefundItem({ refund }: { refund: RefundSeen }) {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { money, change } = useOrder()
  const { moment } = useDates()
  const may = useMay()
  const [deciding, setDeciding] = useState(false)
  const { id, amount, cause, status, fault, open, payout } = refund
  const path = `/payments/refunds/${id}/again`
  const again = () =>
    change.mutate({ path, body: {} }, { onSuccess: () => void toast.success(t.asksAgain) })
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2">
        <span>{money(amount)}</span>
        <Badge tone={TONES[status]}>{t.refundStates[status]}</Badge>
        <span className="text-muted text-sm">
          {t.causes[cause]}, {moment(refund.settledAt ?? refund.askedAt)}
        </span>
      </p>
      {open === 'stuck' && (
        <p className="mt-1 text-warn">{fill(t.stuck, { amount: money(amount) })}</p>
      )}
      {payout && (
        <p className="mt-1 text-muted text-sm">
          {t.payout}: <PayoutText payout={payout} />
        </p>
      )}
      {fault && <p className="mt-1 break-words text-muted text-sm">{fault}</p>}
      {open && may('orders.refund') && (
        <div className="mt-2">
          {open === 'failed' ? (
            <Button
              icon="undo"
              busy={change.isPending && change.variables?.path === path}
              onPress={again}
            >
              {t.again}
            </Button>
          ) : (
            <Button onPress={() => setDeciding(true)}>{t.decide}</Button>
          )}
        </div>
      )}
      {deciding && <StuckRefundDialog refund={refund} onClose={() => setDeciding(false)} />}
    </li>
  )
}

/** Asks what a person found at the provider about a refund to which no answer came. */
function StuckRefundDialog({ refund, onClose }: { refund: RefundSeen; onClose(): void }) {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { money, change } = useOrder()
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
    <Dialog title={fill(t.decideTitle, { amount })} onClose={onClose}>
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
      <ChangeError error={change.error} />
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

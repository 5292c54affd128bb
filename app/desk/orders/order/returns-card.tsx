import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { type Answer, answersTo } from '../../../orders/returns/return-rules'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import { useDates } from '../../kit/use-formats'
import { goesBackOnline } from '../online/online-seen'
import { RETURN_TONES } from '../order-formats'
import type { ReturnSeen } from './order-view'
import { useOrder } from './use-order'

export function ReturnsCard() {
  const { orders: t } = useDeskTexts()
  const { view } = useOrder()
  const [asking, setAsking] = useState<{ of: ReturnSeen; to: Answer }>()
  if (view.returns.length === 0) return null
  return (
    <Card title={t.returns.title}>
      <ul className="flex flex-col divide-y divide-line">
        {view.returns.map((one) => (
          <li key={one.number} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
            <Seen {...one} />
            <Answers of={one} onAnswer={(to) => setAsking({ of: one, to })} />
          </li>
        ))}
      </ul>
      {asking && <AnswerDialog {...asking} onClose={() => setAsking(undefined)} />}
    </Card>
  )
}

function Seen({ number, kind, state, at, lines, note, answer, refund, restocked }: ReturnSeen) {
  const { orders } = useDeskTexts()
  const t = orders.returns
  const { money } = useOrder()
  const { day } = useDates()
  const refundWords =
    state === 'refunded' ? 'wentBack' : state === 'received' ? 'isToGoBack' : 'goesBack'
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{number}</span>
        <Badge tone={RETURN_TONES[state]}>{t.states[state]}</Badge>
        <span className="text-muted">{`${t.kinds[kind]} · ${day(at)}`}</span>
      </p>
      <ul>
        {lines.map(({ title, quantity, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
          <li key={at} className="break-words">
            {`${quantity} × ${title}`}
            {reason && <span className="text-muted">{` · ${t.reasons[reason]}`}</span>}
          </li>
        ))}
      </ul>
      {note && <blockquote className="border-line border-s-2 ps-3">{note}</blockquote>}
      {answer && <p>{fill(t.answered, { reason: answer })}</p>}
      {refund !== null && <p>{fill(t[refundWords], { amount: money(refund) })}</p>}
      {restocked && <p className="text-muted">{t.restocked}</p>}
    </>
  )
}

function Answers({ of, onAnswer }: { of: ReturnSeen; onAnswer(to: Answer): void }) {
  const { orders: t } = useDeskTexts()
  const may = useMay()
  const answers = answersTo(of.state).filter((to) =>
    may(to === 'refunded' ? 'orders.refund' : 'orders.change'),
  )
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {answers.map((to) => (
        <Button key={to} look={to === 'refused' ? 'bad' : 'plain'} onPress={() => onAnswer(to)}>
          {t.returns.answers[to]}
        </Button>
      ))}
    </div>
  )
}

/** Tells what an answer does and which mail it sends before it is given. */
function AnswerDialog({ of, to, onClose }: { of: ReturnSeen; to: Answer; onClose(): void }) {
  const { orders } = useDeskTexts()
  const t = orders.returns
  const { view, money, change } = useOrder()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  // Nobody sells what came back damaged by overlooking a tick.
  const [restock, setRestock] = useState(of.lines.every(({ reason }) => reason !== 'damaged'))
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

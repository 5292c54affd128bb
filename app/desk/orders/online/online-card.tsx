import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge, type Tone } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card, Facts } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { useOrder } from '../order/use-order'
import type { AttemptSeen } from './online-seen'
import { PayoutText } from './payout-text'
import { RefundsAtProvider } from './refunds-at-provider'

const TONES: Record<AttemptSeen['status'], Tone> = {
  created: 'neutral',
  pending: 'neutral',
  authorized: 'warn',
  failed: 'bad',
  expired: 'neutral',
  cancelled: 'neutral',
  review: 'bad',
  captured: 'ok',
}

/** The order's payments at providers, or nothing where nobody tried to pay there. */
export function OnlineCard() {
  const { payments } = useDeskTexts()
  const { view, change } = useOrder()
  const { attempts } = view.online
  if (attempts.length === 0) return null
  const path = change.variables?.path ?? ''
  return (
    <Card title={payments.orderCard.title}>
      <ul className="flex flex-col divide-y divide-line">
        {attempts.toReversed().map((attempt) => (
          <AttemptItem key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      <RefundsAtProvider />
      <DisputesOfOrder />
      {change.error && path.startsWith('/payments/') && (
        <div className="mt-3">
          <ChangeError error={change.error} />
        </div>
      )}
    </Card>
  )
}

function AttemptItem({ attempt }: { attempt: AttemptSeen }) {
  const { payments, orders } = useDeskTexts()
  const t = payments.orderCard
  const { money } = useOrder()
  const { moment } = useDates()
  const { status, takeBy, providerRef, readAt, reason, payout } = attempt
  return (
    <li className="py-3 first:pt-0">
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <span className="font-medium">{orders.payments[attempt.provider]}</span>
        <span>{money(attempt.amount)}</span>
        <Badge tone={TONES[status]}>
          {takeBy === undefined ? t.statuses[status] : t.statuses.reserved}
        </Badge>
      </p>
      {takeBy !== undefined && (
        <p className="mb-2 text-warn">{fill(payments.until, { at: moment(takeBy) })}</p>
      )}
      <Facts
        facts={[
          [t.reference, attempt.reference],
          ...(providerRef
            ? [
                [
                  t.providerRef,
                  <span key="ref" className="break-all">
                    {providerRef}
                  </span>,
                ] as const,
              ]
            : []),
          [t.started, moment(attempt.startedAt)],
          ...(payout ? [[t.payout, <PayoutText key="payout" payout={payout} />] as const] : []),
          ...(readAt ? [[t.asked, moment(readAt)] as const] : []),
          ...(reason ? [[t.reason, reason] as const] : []),
        ]}
      />
      <AttemptActions attempt={attempt} />
    </li>
  )
}

function AttemptActions({ attempt: { id, takeBy, amount } }: { attempt: AttemptSeen }) {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { money, change } = useOrder()
  const may = useMay()
  const [releasing, setReleasing] = useState(false)
  if (!may('payments.change')) return null
  const ask = (act: 'take' | 'release' | 'ask', done: string) =>
    change.mutate(
      { path: `/payments/${id}/${act}` },
      {
        onSuccess: () => void toast.success(done),
        onSettled: () => setReleasing(false),
      },
    )
  const busy = (act: string) =>
    change.isPending && change.variables?.path === `/payments/${id}/${act}`
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {takeBy !== undefined && (
        <>
          <Button look="main" busy={busy('take')} onPress={() => ask('take', t.taken)}>
            {fill(t.take, { amount: money(amount) })}
          </Button>
          <Button onPress={() => setReleasing(true)}>{t.release}</Button>
        </>
      )}
      <Button busy={busy('ask')} onPress={() => ask('ask', t.told)}>
        {t.askNow}
      </Button>
      <Confirm
        title={fill(t.releaseTitle, { amount: money(amount) })}
        text={t.releaseText}
        action={t.release}
        bad
        busy={busy('release')}
        isOpen={releasing}
        onClose={() => setReleasing(false)}
        onConfirm={() => ask('release', t.released)}
      />
    </div>
  )
}

/** The order's disputes, with the date until which the merchant may answer. */
function DisputesOfOrder() {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { view, money } = useOrder()
  const { moment } = useDates()
  const { disputes } = view.online
  if (disputes.length === 0) return null
  const states: Record<string, string> = t.disputeStates
  return (
    <section className="mt-3 border-line border-t pt-3" aria-label={t.disputes}>
      <h3 className="mb-2 font-medium">{t.disputes}</h3>
      <ul className="flex flex-col gap-2">
        {disputes.map(({ id, amount, status, answerBy, isOpen }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span>{money(amount)}</span>
            <Badge tone={isOpen ? 'bad' : 'neutral'}>{states[status] ?? status}</Badge>
            {isOpen && answerBy !== undefined && (
              <span className="text-warn">{fill(payments.answerBy, { at: moment(answerBy) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

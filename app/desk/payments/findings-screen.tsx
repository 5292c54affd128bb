import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button, LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { TextField } from '../kit/fields/text-field'
import { Empty } from '../kit/list/empty'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import type { FindingRow, PaymentQueue, ReservedRow } from './queue-row'

/** Lists the money that does not match, with what to do, and reserved money that is to be taken. */
export default function QueueScreen() {
  const { screens, payments: t } = useDeskTexts()
  const may = useMay()
  const { data, error, refetch } = useRead<PaymentQueue>('/payments', {}, { every: 60_000 })
  const [settling, setSettling] = useState<FindingRow>()
  return (
    <Page
      title={screens.payments}
      about={t.about}
      actions={
        may('payments.accounts') && (
          <LinkButton icon="settings" to="/settings/online-payments">
            {t.accountsLink}
          </LinkButton>
        )
      }
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && data.reserved.length > 0 && <Reserved rows={data.reserved} />}
      {data && (
        <Card title={t.findingsTitle}>
          {data.findings.length === 0 && <Empty text="">{t.none}</Empty>}
          {data.count > data.findings.length && (
            <p className="mb-3 text-muted">
              {fill(t.shownOf, { shown: data.findings.length, count: data.count })}
            </p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {data.findings.map((row) => (
              <Finding key={row.id} row={row} onSettle={() => setSettling(row)} />
            ))}
          </ul>
        </Card>
      )}
      {settling && <SettleDialog row={settling} onClose={() => setSettling(undefined)} />}
    </Page>
  )
}

function Reserved({ rows }: { rows: readonly ReservedRow[] }) {
  const { payments: t, orders } = useDeskTexts()
  const { moment } = useDates()
  return (
    <Card title={t.reservedTitle}>
      <p className="mb-3 text-muted">{t.reservedAbout}</p>
      <ul className="flex flex-col gap-2">
        {rows.map(({ id, provider, order, amount, pattern, takeBy }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderLink order={order} />
            <span>{formatPrice('en', amount, pattern)}</span>
            <span className="text-muted">{orders.payments[provider]}</span>
            <span className="text-warn">{fill(t.until, { at: moment(takeBy) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const ABOUT_PAYOUTS: ReadonlySet<FindingRow['kind']> = new Set(['payout_differs', 'payout_failed'])

function Finding({ row, onSettle }: { row: FindingRow; onSettle(): void }) {
  const { payments: t, orders } = useDeskTexts()
  const { moment } = useDates()
  const may = useMay()
  const { kind, provider, order, facts, pattern, foundAt, subject } = row
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-medium">{t.kinds[kind]}</h3>
        <p className="flex flex-wrap gap-x-3 text-sm">
          {order && <OrderLink order={order} />}
          {!order && !ABOUT_PAYOUTS.has(kind) && <span>{t.noOrder}</span>}
          {facts.amount !== undefined && <span>{formatPrice('en', facts.amount, pattern)}</span>}
          {facts.expected !== undefined && (
            <span>{fill(t.expected, { amount: formatPrice('en', facts.expected, pattern) })}</span>
          )}
          <span className="text-muted">{orders.payments[provider]}</span>
          <span className="break-all text-muted">{facts.reference ?? subject}</span>
          <span className="text-muted">{fill(t.since, { at: moment(foundAt) })}</span>
        </p>
        {facts.answerBy !== undefined && (
          <p className="text-warn">{fill(t.answerBy, { at: moment(facts.answerBy) })}</p>
        )}
        {facts.parts && (
          <p className="break-words text-sm">
            {fill(t.differing, { parts: facts.parts.join(', ') })}
          </p>
        )}
        {facts.reason && (
          <p className="break-words text-sm">{`${t.orderCard.reason}: ${facts.reason}`}</p>
        )}
        <p className="mt-1 text-muted">{t.todo[kind]}</p>
      </div>
      {may('payments.change') && <Button onPress={onSettle}>{t.settle}</Button>}
    </li>
  )
}

function OrderLink({ order }: { order: string }) {
  const { payments: t } = useDeskTexts()
  return (
    <Link to={`/orders/${order}`} className="text-accent underline touch:py-3">
      {fill(t.order, { number: order })}
    </Link>
  )
}

/** Asks what was done about money that did not match, and takes it off the list. */
function SettleDialog({ row, onClose }: { row: FindingRow; onClose(): void }) {
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

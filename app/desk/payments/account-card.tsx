import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Badge } from '../kit/badge'
import { Button, LinkButton } from '../kit/button'
import { Card, Facts } from '../kit/card'
import { Icon } from '../kit/icon'
import { ChangeError, Notice } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import { useSettings } from '../settings/form/use-draft'
import { copyText } from '../staff/proofs/copy-text'
import type { ProviderRow } from './provider-row'

interface Props {
  row: ProviderRow
  onAct(act: 'edit' | 'remove'): void
}

/** One provider: how its account stands, and what may be done with it. */
export function AccountCard({ row, onAct }: Props) {
  const { accounts: t } = useDeskTexts().payments
  const { account, provider } = row
  const check = useChange<void, { wrong: string | null }>(
    () => deskFetch('POST', `/payments/providers/${provider}/check`),
    [],
    { onSuccess: ({ wrong }) => void (wrong === null && toast.success(t.connected)) },
  )
  return (
    <Card
      title={t.names[provider]}
      actions={
        account ? (
          <>
            <Button busy={check.isPending} onPress={() => check.mutate()}>
              {t.check}
            </Button>
            <Button icon="edit" onPress={() => onAct('edit')}>
              {t.edit}
            </Button>
            <Button look="bad" icon="bin" onPress={() => onAct('remove')}>
              {t.remove}
            </Button>
          </>
        ) : (
          <Button look="main" onPress={() => onAct('edit')}>
            {t.setUp}
          </Button>
        )
      }
    >
      <p className="mb-3 text-muted">{t.abouts[provider]}</p>
      <div className="flex flex-col gap-3">
        {account ? <Standing row={row} account={account} /> : <p>{t.notSetUp}</p>}
        {account && !account.opens && <Notice tone="bad" title={t.lost} />}
        {row.hidden && <Notice tone="warn" title={t.hidden} text={row.hidden} />}
        {(account || row.offered) && <OfferedLine row={row} />}
        {check.data?.wrong && <Notice tone="bad" title={t.wrong} text={check.data.wrong} />}
        {check.data?.wrong === null && <Notice tone="ok" title={t.connected} />}
        <ChangeError error={check.error} />
      </div>
    </Card>
  )
}

function Standing({
  row: { provider, messagesTo, lastMessageAt, mayReserve },
  account: { live, minutes, byHand, storedAt },
}: {
  row: ProviderRow
  account: NonNullable<ProviderRow['account']>
}) {
  const { accounts: t } = useDeskTexts().payments
  const { moment } = useDates()
  const copy = async () => {
    if (await copyText(messagesTo ?? '')) toast.success(t.copied)
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={live ? 'ok' : 'info'}>{live ? t.live : t.test}</Badge>
        <span>{fill(provider === 'test' ? t.setUpAt : t.stored, { at: moment(storedAt) })}</span>
      </p>
      <Facts
        facts={[
          [t.minutes, fill(t.minutesOf, { minutes })],
          ...(mayReserve ? [[t.byHand, byHand ? t.reserved : t.taken] as const] : []),
        ]}
      />
      {messagesTo && (
        <div>
          <p className="font-medium">{t.messages}</p>
          <p className="text-muted text-sm">{t.messagesHint}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <code className="min-w-0 select-all break-all rounded bg-ground px-2 py-1">
              {messagesTo}
            </code>
            <Button aria-label={`${t.copy}: ${messagesTo}`} onPress={() => void copy()}>
              {t.copy}
            </Button>
          </p>
          <p className="mt-1 text-sm">
            {lastMessageAt === undefined
              ? t.noMessage
              : fill(t.lastMessage, { at: moment(lastMessageAt) })}
          </p>
        </div>
      )}
    </>
  )
}

/** Says whether the checkout offers the provider, and lets it be offered everywhere without a fee. */
function OfferedLine({ row: { provider, offered, account } }: { row: ProviderRow }) {
  const { accounts: t } = useDeskTexts().payments
  const settings = useSettings()
  const offer = useChange<void>(
    () => {
      const ways = settings.data?.values['payment.ways'] as readonly unknown[]
      const all = [...ways, { way: provider, countries: ['*'], fee: 0 }]
      const { version } = settings.data ?? {}
      return deskFetch('PUT', '/settings', { version, changes: { 'payment.ways': all } })
    },
    ['/settings', '/payments', '/session'],
    { onSuccess: () => void toast.success(t.nowOffered) },
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex items-center gap-2">
        <Icon
          name={offered && account ? 'check' : 'minus'}
          className={`size-5 ${offered && account ? 'text-ok' : 'text-muted'}`}
        />
        {offered ? t.offered : t.notOffered}
      </span>
      {!offered && settings.data && (
        <Button busy={offer.isPending} onPress={() => offer.mutate()}>
          {t.offer}
        </Button>
      )}
      {offered && <LinkButton to="/settings/payment">{t.ways}</LinkButton>}
      <ChangeError error={offer.error} />
    </div>
  )
}

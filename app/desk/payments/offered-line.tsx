import { toast } from 'sonner'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Button, LinkButton } from '../kit/button'
import { useReason } from '../kit/failed'
import { Icon } from '../kit/icon'
import { Notice } from '../kit/notice'
import { useSettings } from '../settings/form/use-draft'
import type { ProviderRow } from './provider-row'

/** Says whether the checkout offers the provider, and lets it be offered everywhere without a fee. */
export function OfferedLine({ row: { provider, offered, account } }: { row: ProviderRow }) {
  const { accounts: t } = useDeskTexts().payments
  const settings = useSettings()
  const reason = useReason()
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
      {offer.error && <Notice tone="bad" title={reason(offer.error)} />}
    </div>
  )
}

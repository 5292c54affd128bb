import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Confirm } from '../kit/confirm'
import { Failed, Notice } from '../kit/notice'
import { Page } from '../kit/page'
import { SettingsLinks } from '../settings/settings-links'
import { AccountCard } from './account-card'
import { AccountDialog } from './account-dialog'
import type { Accounts, ProviderRow } from './provider-row'

/** The merchant's accounts with payment providers; no key is ever shown. */
export default function AccountsScreen() {
  const { screens, payments } = useDeskTexts()
  const { data, error, refetch } = useRead<Accounts>('/payments/providers')
  const [opened, setOpened] = useState<{ provider: string; act: 'edit' | 'remove' }>()
  const row = data?.rows.find(({ provider }) => provider === opened?.provider)
  const close = () => setOpened(undefined)
  return (
    <Page title={screens.onlinePayments} about={payments.accounts.about}>
      <SettingsLinks />
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data?.rows.map((one) => (
        <AccountCard
          key={one.provider}
          row={one}
          onAct={(act) => setOpened({ provider: one.provider, act })}
        />
      ))}
      {data && row && opened?.act === 'edit' && (
        <AccountDialog row={row} isPublic={data.isPublic} onClose={close} />
      )}
      {row?.account && opened?.act === 'remove' && (
        <RemoveDialog row={row} storedAt={row.account.storedAt} onClose={close} />
      )}
    </Page>
  )
}

interface Props {
  row: ProviderRow
  storedAt: number
  onClose(): void
}

/** Asks before an account is removed, and once more where something is under way there. */
function RemoveDialog({ row, storedAt, onClose }: Props) {
  const { accounts: t } = useDeskTexts().payments
  const { provider } = row
  const remove = useChange<boolean>(
    (anyway) =>
      deskFetch('POST', `/payments/providers/${provider}/remove`, { was: storedAt, anyway }),
    ['/payments'],
    {
      onSuccess: () => {
        toast.success(t.removed)
        onClose()
      },
    },
  )
  const needed = remove.error?.code === 'still_needed'
  const open = needed ? (remove.error?.body['open'] as ProviderRow['open']) : row.open
  const isOpen = open.payments + open.refunds > 0
  return (
    <Confirm
      title={fill(t.removeTitle, { name: t.names[provider] })}
      text={t.removeText}
      action={isOpen ? t.removeAnyway : t.remove}
      bad
      busy={remove.isPending}
      error={needed ? null : remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(isOpen)}
    >
      {isOpen && (
        <Notice
          tone="warn"
          title={fill(t.stillNeeded, { payments: open.payments, refunds: open.refunds })}
        />
      )}
    </Confirm>
  )
}

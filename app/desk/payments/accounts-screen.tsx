import { useState } from 'react'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Failed } from '../kit/failed'
import { Page } from '../kit/page'
import { SettingsLinks } from '../settings/settings-links'
import { AccountCard } from './account-card'
import { AccountDialog } from './account-dialog'
import type { Accounts } from './provider-row'
import { RemoveDialog } from './remove-dialog'

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

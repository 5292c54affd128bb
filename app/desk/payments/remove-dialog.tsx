import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Confirm } from '../kit/confirm'
import { Notice } from '../kit/notice'
import type { ProviderRow } from './provider-row'

interface Props {
  row: ProviderRow
  storedAt: number
  onClose(): void
}

/** Asks before an account is removed, and once more where something is under way there. */
export function RemoveDialog({ row, storedAt, onClose }: Props) {
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
      isOpen
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

import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Confirm } from '../../kit/confirm'
import type { ListedBackup } from './listed-backup'

interface Props {
  backup: ListedBackup
  onClose(): void
}

/** Asks before a backup that was uploaded, or kept before a restore, is deleted. */
export function RemoveBackup({ backup: { name }, onClose }: Props) {
  const { remove: texts } = useDeskTexts().health.backups
  const { mutate, isPending, error } = useChange(
    () => deskFetch('DELETE', `/backups/${name}`),
    ['/backups'],
    {
      onSuccess() {
        toast.success(fill(texts.done, { name }))
        onClose()
      },
    },
  )
  return (
    <Confirm
      bad
      isOpen
      title={fill(texts.title, { name })}
      text={texts.text}
      action={texts.now}
      busy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => mutate(undefined)}
    />
  )
}

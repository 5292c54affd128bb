import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { Notice } from '../../kit/notice'
import { Holds } from './backup-columns'
import type { ListedBackup } from './listed-backup'

interface Props {
  backup: ListedBackup
  /** False where the shop cannot start itself again. */
  restores: boolean
  onClose(): void
  onRestoring(name: string): void
}

/** Asks before the shop is replaced, or says why it cannot be from here. */
export function RestoreDialog({ backup, restores, onClose, onRestoring }: Props) {
  const { backups: texts } = useDeskTexts().health
  const { restore: words } = texts
  const ask = useChange(() => deskFetch('POST', `/backups/${backup.name}/restore`), [], {
    onSuccess: () => onRestoring(backup.name),
  })
  const title = fill(words.title, { name: backup.name })
  if (!restores)
    return (
      <Dialog title={title} onClose={onClose}>
        <Notice
          tone="warn"
          title={words.command}
          text={
            <>
              <p>{words.commandText}</p>
              <code className="mt-2 block break-all">
                npm run shop -- restore BACKUP_DIR/{backup.name} --yes
              </code>
            </>
          }
        />
      </Dialog>
    )
  if (!backup.checked?.holds)
    return (
      <Dialog title={title} onClose={onClose}>
        <Notice tone="warn" title={words.readFirst} text={backup.checked?.fault} />
      </Dialog>
    )
  return (
    <Confirm title={title} text={words.text} action={words.now} bad change={ask} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <Holds backup={backup} texts={texts} />
        <p>{words.stands}</p>
      </div>
    </Confirm>
  )
}

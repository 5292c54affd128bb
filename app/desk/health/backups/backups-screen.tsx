import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { Notice, useReason } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { backupColumns } from './backup-columns'
import type { ListedBackup, ListedBackups } from './listed-backup'
import { RestoreDialog } from './restore-dialog'
import { RestoreEnd } from './restore-end'
import { RestoreProgress } from './restore-progress'
import { UploadButton } from './upload-button'

const LOOK_AGAIN_MS = 2000

/** Shows the shop's backups, or the restore of one while it goes on. */
export default function BackupsScreen() {
  const [restoring, setRestoring] = useState<string>()
  return restoring ? (
    <RestoreProgress name={restoring} onEnd={() => setRestoring(undefined)} />
  ) : (
    <BackupList onRestoring={setRestoring} />
  )
}

function BackupList({ onRestoring }: { onRestoring(name: string): void }) {
  const { health, screens } = useDeskTexts()
  const { backups: texts } = health
  const mayMake = useMay()('backups.make')
  const list = useList<ListedBackups>('/backups', {}, { every: LOOK_AGAIN_MS })
  const [asked, setAsked] = useState<ListedBackup>()
  const [removing, setRemoving] = useState<ListedBackup>()
  const dates = useDates()
  const { make, read, download } = useBackupActions()
  const { data } = list.read
  const columns = backupColumns(
    texts,
    mayMake && { read, download, restore: setAsked, remove: setRemoving },
  )
  return (
    <ListScreen
      title={screens.backups}
      about={
        data &&
        (data.next === null
          ? texts.off
          : fill(texts.about, { next: dates.moment(data.next), kept: data.kept }))
      }
      actions={
        mayMake && (
          <>
            <UploadButton />
            <Button
              look="main"
              icon="plus"
              busy={make.isPending || data?.waiting}
              onPress={() => make.mutate(undefined)}
            >
              {texts.make}
            </Button>
          </>
        )
      }
      list={list}
      notice={
        <>
          {data?.restored && <RestoreEnd restored={data.restored} />}
          {data?.waiting && <Notice tone="info" title={texts.making} />}
        </>
      }
      columns={columns}
      rows={data?.backups.map((backup) => ({ ...backup, id: backup.name }))}
      empty={texts.none}
    >
      <p className="text-muted">{texts.warning}</p>
      {removing && <RemoveBackup backup={removing} onClose={() => setRemoving(undefined)} />}
      {asked && data && (
        <RestoreDialog
          backup={asked}
          restores={data.restores}
          onClose={() => setAsked(undefined)}
          onRestoring={onRestoring}
        />
      )}
    </ListScreen>
  )
}

function useBackupActions() {
  const reason = useReason()
  const onError = (failed: Parameters<typeof reason>[0]) => void toast.error(reason(failed))
  const make = useChange(() => deskFetch('POST', '/backups'), ['/backups'], { onError })
  const download = useChange(
    (name: string) => deskFetch<{ href: string }>('POST', `/backups/${name}/download`),
    [],
    { onSuccess: ({ href }) => location.assign(href), onError },
  )
  const read = useChange(
    (name: string) => deskFetch('POST', `/backups/${name}/verify`),
    ['/backups'],
    { onError },
  )
  return {
    make,
    read: ({ name }: ListedBackup) => read.mutate(name),
    download: ({ name }: ListedBackup) => download.mutate(name),
  }
}

/** Asks before a backup that was uploaded, or kept before a restore, is deleted. */
function RemoveBackup({ backup: { name }, onClose }: { backup: ListedBackup; onClose(): void }) {
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

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../durations'
import type { health } from '../../../texts/desk/en/health'
import { fill } from '../../../texts/fill'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { useDates, useFigures } from '../../kit/use-formats'
import type { ListedBackup } from './listed-backup'

type BackupTexts = (typeof health)['backups']

interface Actions {
  read(backup: ListedBackup): void
  download(backup: ListedBackup): void
  restore(backup: ListedBackup): void
  remove(backup: ListedBackup): void
}

const MEGABYTE = 1024 ** 2

/** Returns the columns of the list of backups; `actions` only for those who may make backups. */
export function backupColumns(
  texts: BackupTexts,
  actions: Actions | false,
): ColumnOf<ListedBackup & { id: string }>[] {
  const { columns } = texts
  return titled(columns, [
    {
      id: 'name',
      cell: ({ name, kind }) => (
        <span className="flex flex-col items-start gap-1">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {kind !== 'made' && <Badge tone="info">{texts.kinds[kind]}</Badge>}
        </span>
      ),
    },
    { id: 'at', cell: ({ at }) => <Made at={at} /> },
    { id: 'size', end: true, cell: ({ size }) => <Size text={texts.megabytes} size={size} /> },
    {
      id: 'holds',
      cell: (backup) => (
        <span className="max-sm:*:items-end">
          <Holds backup={backup} texts={texts} />
        </span>
      ),
    },
    ...(actions ? [actionsColumn(texts, actions)] : []),
  ])
}

const actionsColumn = (
  texts: BackupTexts,
  { read, download, restore, remove }: Actions,
): ColumnOf<ListedBackup & { id: string }> => ({
  id: 'actions',
  title: texts.columns.actions,
  cell: (backup) => (
    <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
      {(
        [
          [texts.read, () => read(backup), 'plain', backup.checking],
          [texts.download, () => download(backup), 'plain', false],
          [texts.restore.action, () => restore(backup), 'bad', false],
          ...(backup.kind === 'made'
            ? []
            : [[texts.remove.action, () => remove(backup), 'plain', false] as const]),
        ] as const
      ).map(([text, act, look, busy]) => (
        <Button
          key={text}
          look={look}
          busy={busy}
          onPress={act}
          aria-label={`${text} ${backup.name}`}
        >
          {text}
        </Button>
      ))}
    </span>
  ),
})

function Made({ at }: { at: number }) {
  const dates = useDates()
  return (
    <span className="flex flex-col">
      <span>{dates.moment(at)}</span>
      <span className="text-muted text-sm">{ageOf(at)}</span>
    </span>
  )
}

function Size({ text, size }: { text: string; size: number }) {
  const figures = useFigures()
  return (
    <span className="whitespace-nowrap">
      {fill(text, { count: figures(Math.ceil((size / MEGABYTE) * 10) / 10) })}
    </span>
  )
}

/** Says what reading a backup showed. */
export function Holds({ backup, texts }: { backup: ListedBackup; texts: BackupTexts }) {
  const dates = useDates()
  const figures = useFigures()
  const { checked, checking } = backup
  if (checking) return <Badge tone="info">{texts.reading}</Badge>
  if (!checked) return <Badge>{texts.notRead}</Badge>
  const { holds, fault } = checked
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={holds ? 'ok' : 'bad'}>{holds ? texts.whole : texts.damaged}</Badge>
      {holds ? (
        <span>
          {fill(texts.holds, {
            products: figures(holds.products),
            orders: figures(holds.orders),
            accounts: figures(holds.accounts),
            pictures: holds.pictures === undefined ? texts.noPictures : figures(holds.pictures),
          })}
        </span>
      ) : (
        <span>{fault}</span>
      )}
      <span className="text-muted text-sm">
        {holds?.newestOrder && `${fill(texts.newest, { when: dates.moment(holds.newestOrder) })}. `}
        {fill(texts.readAt, { when: dates.moment(checked.at) })}
      </span>
    </span>
  )
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Returns an age in words: '3 days ago'. Both are epoch milliseconds. */
export function ageOf(at: number, now = Date.now()) {
  const past = Math.max(0, now - at)
  if (past < HOUR_MS) return format.format(-Math.floor(past / MINUTE_MS), 'minute')
  if (past < 2 * DAY_MS) return format.format(-Math.floor(past / HOUR_MS), 'hour')
  return format.format(-Math.floor(past / DAY_MS), 'day')
}

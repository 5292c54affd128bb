import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { useReason } from '../kit/failed'
import type { ColumnOf } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import { useList } from '../kit/list/use-list'
import { Notice } from '../kit/notice'
import { useDates, useFigures } from '../kit/use-formats'

interface Backup {
  name: string
  /** Bytes. */
  size: number
  at: number
}

interface Backups {
  backups: Backup[]
  schedule: string
  kept: number
  waiting: boolean
}

const MEGABYTE = 1024 ** 2
const LOOK_AGAIN_MS = 2000

export default function BackupsScreen() {
  const { health, screens } = useDeskTexts()
  const { backups: texts } = health
  const reason = useReason()
  const mayMake = useMay()('backups.make')
  const list = useList<Backups>('/backups', {}, { every: LOOK_AGAIN_MS })
  const onError = (failed: Parameters<typeof reason>[0]) => void toast.error(reason(failed))
  const make = useChange(() => deskFetch('POST', '/backups'), ['/backups'], { onError })
  const download = useChange(
    (name: string) => deskFetch<{ href: string }>('POST', `/backups/${name}/download`),
    [],
    { onSuccess: ({ href }) => location.assign(href), onError },
  )
  const columns = useColumns(mayMake ? (name) => download.mutate(name) : undefined)
  const { data } = list.read
  return (
    <ListScreen
      title={screens.backups}
      about={data && (data.schedule === 'off' ? texts.off : fill(texts.about, { ...said(data) }))}
      actions={
        mayMake && (
          <Button
            look="main"
            icon="plus"
            busy={make.isPending || data?.waiting}
            onPress={() => make.mutate(undefined)}
          >
            {texts.make}
          </Button>
        )
      }
      list={list}
      notice={data?.waiting && <Notice tone="info" title={texts.making} />}
      columns={columns}
      rows={data?.backups.map((backup) => ({ ...backup, id: backup.name }))}
      empty={texts.none}
    >
      <p className="text-muted">{texts.warning}</p>
    </ListScreen>
  )
}

const said = ({ schedule, kept }: Backups) => ({ schedule, kept })

function useColumns(
  download: ((name: string) => void) | undefined,
): ColumnOf<Backup & { id: string }>[] {
  const { backups: texts } = useDeskTexts().health
  const dates = useDates()
  const figures = useFigures()
  return [
    { id: 'name', title: texts.columns.name, cell: ({ name }) => name },
    { id: 'at', title: texts.columns.at, cell: ({ at }) => dates.moment(at) },
    {
      id: 'size',
      title: texts.columns.size,
      end: true,
      cell: ({ size }) =>
        fill(texts.megabytes, { count: figures(Math.round((size / MEGABYTE) * 10) / 10) }),
    },
    ...(download
      ? [
          {
            id: 'download',
            title: texts.download,
            cell: ({ name }: Backup) => (
              <Button icon="download" onPress={() => download(name)}>
                {texts.download}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

import { toast } from 'sonner'
import type { SettingChange } from '../../../settings/stored-settings.server'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useReason } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { SettingsLinks } from '../settings-links'
import { useShown } from './use-shown'

type Row = SettingChange & { id: number }

export default function HistoryScreen() {
  const { screens, settings } = useDeskTexts()
  const { history: texts } = settings
  const reason = useReason()
  const mayChange = useMay()('settings.change')
  const list = useList<{ changes: SettingChange[] }>('/settings/history')
  const undo = useChange(
    (version: number) => deskFetch('POST', '/settings/undo', { version }),
    ['/settings', '/session'],
    {
      onSuccess: () => void toast(texts.undone),
      onError: (failed) => void toast.error(reason(failed)),
    },
  )
  const columns = useColumns(mayChange ? (version) => undo.mutate(version) : undefined)
  return (
    <ListScreen
      title={screens.settingsHistory}
      about={texts.about}
      before={<SettingsLinks />}
      list={list}
      columns={columns}
      rows={list.read.data?.changes.map((change) => ({ ...change, id: change.version }))}
      empty={texts.none}
    />
  )
}

function useColumns(undo: ((version: number) => void) | undefined): ColumnOf<Row>[] {
  const { history: texts } = useDeskTexts().settings
  const dates = useDates()
  const { nameOf, textOf } = useShown()
  return titled(texts.columns, [
    { id: 'setting', cell: ({ key }) => nameOf(key) },
    {
      id: 'change',
      cell: ({ before, after }) => (
        <span className="break-all">
          <del className="text-muted">{textOf(before)}</del> → <ins>{textOf(after)}</ins>
        </span>
      ),
    },
    { id: 'who', cell: ({ by }) => by },
    { id: 'at', cell: ({ at }) => dates.moment(at) },
    ...(undo
      ? [
          {
            id: 'undo',
            title: texts.undo,
            cell: ({ key, version }: Row) => (
              <Button
                icon="undo"
                aria-label={`${texts.undo}: ${nameOf(key)}`}
                onPress={() => undo(version)}
              >
                {texts.undo}
              </Button>
            ),
          },
        ]
      : []),
  ])
}

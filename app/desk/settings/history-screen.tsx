import { toast } from 'sonner'
import { deskFetch } from '../frame/desk-fetch'
import { useDeskTexts } from '../frame/desk-texts'
import { useChange, useRead } from '../frame/use-data'
import { useMay } from '../frame/use-session'
import { Button } from '../kit/button'
import { Failed, useReason } from '../kit/failed'
import { Page } from '../kit/page'
import { type ColumnOf, DataTable } from '../kit/table/data-table'
import { useDates } from '../kit/use-formats'
import { SettingsLinks } from './settings-links'

interface Change {
  key: string
  before?: unknown
  after?: unknown
  by: string
  at: number
  version: number
}

type Row = Change & { id: number }

const MOST_LETTERS = 120

/** Who changed which setting, and the way back. */
export default function HistoryScreen() {
  const { screens, settings } = useDeskTexts()
  const { history: texts } = settings
  const reason = useReason()
  const mayChange = useMay()('settings.change')
  const { data, error, refetch } = useRead<{ changes: Change[] }>('/settings/history')
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
    <Page title={screens.settingsHistory} about={texts.about}>
      <SettingsLinks />
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={screens.settingsHistory}
          columns={columns}
          rows={data.changes.map((change) => ({ ...change, id: change.version }))}
          empty={texts.none}
        />
      )}
    </Page>
  )
}

function useColumns(undo: ((version: number) => void) | undefined): ColumnOf<Row>[] {
  const { fields, history: texts } = useDeskTexts().settings
  const dates = useDates()
  const names: Record<string, { title: string } | undefined> = fields
  const shown = (value: unknown) => {
    const text = value === undefined ? texts.default : JSON.stringify(value)
    return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
  }
  return [
    {
      id: 'setting',
      title: texts.columns.setting,
      cell: ({ key }) => names[key]?.title ?? key,
    },
    {
      id: 'change',
      title: texts.columns.change,
      cell: ({ before, after }) => (
        <span className="break-all">
          <del className="text-muted">{shown(before)}</del> → <ins>{shown(after)}</ins>
        </span>
      ),
    },
    { id: 'who', title: texts.columns.who, cell: ({ by }) => by },
    { id: 'at', title: texts.columns.at, cell: ({ at }) => dates.moment(at) },
    ...(undo
      ? [
          {
            id: 'undo',
            title: texts.undo,
            cell: ({ version }: Row) => (
              <Button icon="undo" onPress={() => undo(version)}>
                {texts.undo}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

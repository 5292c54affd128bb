import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { DataTable } from '../../kit/list/data-table'
import { useDates } from '../../kit/use-formats'
import type { ListedChange } from '../history/change'
import { useShown } from '../history/use-shown'

export type FileChange = Pick<ListedChange, 'key' | 'before' | 'after'>

export function ChangesTable({
  changes,
  conflicts,
}: {
  changes: FileChange[]
  conflicts: ListedChange[]
}) {
  const { file: texts } = useDeskTexts().settings
  const { nameOf, textOf } = useShown()
  const dates = useDates()
  const byOthers = new Map(conflicts.map((one) => [one.key, one]))
  const shown = (value: unknown) => <span className="break-all">{textOf(value)}</span>
  return (
    <DataTable
      label={texts.import}
      empty=""
      rows={changes.map((change) => ({ ...change, id: change.key }))}
      columns={[
        {
          id: 'setting',
          title: texts.columns.setting,
          cell: ({ key }) => {
            const other = byOthers.get(key)
            const when = other && dates.moment(other.at)
            return (
              <span className="flex flex-col items-start gap-1">
                {nameOf(key)}
                {other && (
                  <Badge tone="warn">
                    {fill(texts.byOther, { by: other.by, when: when ?? '' })}
                  </Badge>
                )}
              </span>
            )
          },
        },
        { id: 'before', title: texts.columns.before, cell: ({ before }) => shown(before) },
        { id: 'after', title: texts.columns.after, cell: ({ after }) => shown(after) },
      ]}
    />
  )
}

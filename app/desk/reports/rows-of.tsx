import { useMemo, useState } from 'react'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { useFigures } from '../kit/use-formats'
import { SearchLink } from '../search/search-link'
import { SynonymLink } from '../search/synonym-link'
import type { Report, ReportCell } from './report'
import { useCells } from './use-cells'

const SIZE = 31

interface Props {
  label: string
  report: Report
  rows: ReportCell[][]
  pattern?: string
}

interface Row {
  id: number
  cells: ReportCell[]
}

/** Shows a report's table; the browser sorts and pages, as it has all rows. */
export function RowsOf({ label, report: { table, step }, rows, pattern }: Props) {
  const { reports, search } = useDeskTexts()
  const mayChange = useMay()('products.change')
  const figures = useFigures()
  const said = useCells()
  const [sort, setSort] = useState<string>()
  const [page, setPage] = useState(1)
  const sorted = useMemo(() => {
    const all = rows.map((cells, id): Row => ({ id, cells }))
    const at = table.columns.findIndex(({ id }) => id === sort?.replace(/^-/, ''))
    if (!sort || at < 0) return all
    const sign = sort.startsWith('-') ? -1 : 1
    return all.sort((one, other) => sign * compare(one.cells[at], other.cells[at]))
  }, [rows, sort, table])
  const pages = Math.max(1, Math.ceil(sorted.length / SIZE))
  const shown = Math.min(page, pages)
  const columns = table.columns.flatMap(({ id, kind }, at): ColumnOf<Row>[] =>
    id === 'currency'
      ? []
      : [
          {
            id,
            title: reports.figures[id],
            sortable: true,
            end: !['text', 'slot', 'day'].includes(kind),
            cell: ({ cells }) =>
              id === 'searched' ? (
                <SearchLink text={String(cells[at])} />
              ) : (
                <span className={kind === 'text' ? '' : 'whitespace-nowrap'}>
                  {said(cells[at], kind, pattern, step)}
                </span>
              ),
          },
        ],
  )
  if (table.columns[0]?.id === 'searched' && mayChange)
    columns.push({
      ...{ id: 'synonym', title: search.columns.actions },
      cell: ({ cells }) => <SynonymLink text={String(cells[0])} />,
    })
  return (
    <section aria-label={reports.table} className="flex flex-col gap-2">
      <DataTable
        label={label}
        columns={columns}
        rows={sorted.slice((shown - 1) * SIZE, shown * SIZE)}
        empty={reports.nothing}
        sort={sort}
        onSort={(by) => {
          setSort(by)
          setPage(1)
        }}
        page={pages > 1 ? { page: shown, size: SIZE, total: sorted.length } : undefined}
        onPage={setPage}
      />
      {table.of !== undefined && table.of > table.rows.length && (
        <p className="text-muted text-sm">
          {fill(reports.firstOf, { shown: figures(table.rows.length), all: figures(table.of) })}
        </p>
      )}
    </section>
  )
}

/** Sorts missing values first. */
function compare(one: ReportCell = null, other: ReportCell = null) {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en', { numeric: true })
}

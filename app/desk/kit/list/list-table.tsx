import { Card } from '../card'
import { Failed } from '../notice'
import { DataTable, type TableProps } from './data-table'
import type { List } from './use-list'

type Id = { id: string | number }

export interface RowsOfList<Row extends Id>
  extends Omit<TableProps<Row>, 'rows' | 'sort' | 'onSort' | 'onPage' | 'isFading'> {
  list: List
  /** Undefined until they have been read. */
  rows: readonly Row[] | undefined
  /** False where the rows have one order only. */
  isSorted?: boolean
  /** Title of a card around the rows; undefined for none. */
  card?: string
}

/** Rows of a list, sorted and paged by the address, or the error of reading them. */
export function ListTable<Row extends Id>({
  list: { state, change, read },
  rows,
  isSorted = true,
  card,
  ...table
}: RowsOfList<Row>) {
  const sorting = isSorted && { sort: state.sort, onSort: (sort: string) => change({ sort }) }
  const shown = rows && (
    <DataTable
      {...table}
      {...sorting}
      rows={rows}
      onPage={(page) => change({ page: String(page) })}
      isFading={read.isPlaceholderData}
    />
  )
  return (
    <>
      {read.error && <Failed error={read.error} again={() => void read.refetch()} />}
      {shown && card ? <Card title={card}>{shown}</Card> : shown}
    </>
  )
}

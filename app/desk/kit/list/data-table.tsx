import { type ReactNode, useEffect, useRef } from 'react'
import {
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../button'
import { Checkbox } from '../fields/checkbox'
import { Icon } from '../icon'
import { Empty } from './empty'
import { type PageOf, Pager } from './pager'

/** A closing dialog first tries to return the focus to the bar that opened it. */
const AFTER_DIALOG_MS = 100

export interface ColumnOf<Item> {
  id: string
  title: string
  cell(item: Item): ReactNode
  sortable?: boolean
  end?: boolean
  /** Left out of a phone's cards, which are titled by the first column. */
  wideOnly?: boolean
}

export interface TableProps<Item extends { id: string | number }> {
  label: string
  columns: readonly ColumnOf<Item>[]
  rows: readonly Item[]
  empty: ReactNode
  /** Returns the row's path below /desk. */
  href?(item: Item): string
  /** `name` or `-name`, as the server sorts. */
  sort?: string
  onSort?(sort: string): void
  page?: PageOf
  onPage?(page: number): void
  /** Ids of the selected rows; `bulk` holds the actions on them. */
  selected?: ReadonlySet<string>
  onSelected?(ids: Set<string>): void
  bulk?: ReactNode
  isFading?: boolean
}

/** A table of rows that the server sorted and paged; cards below 640 px. */
export function DataTable<Item extends { id: string | number }>(props: TableProps<Item>) {
  const { label, columns, rows, empty, href, sort, onSort, page, onPage } = props
  const { kit } = useDeskTexts()
  const { selected, onSelected, bulk, isFading } = props
  const table = useFocusKept(selected?.size ?? 0)
  const choose = (keys: Selection) =>
    onSelected?.(new Set(keys === 'all' ? rows.map(({ id }) => String(id)) : [...keys].map(String)))
  const chosen = rows.filter(({ id }) => selected?.has(String(id))).length
  return (
    <div className={`flex flex-col gap-3 ${isFading ? 'opacity-60' : ''}`}>
      {bulk && selected && selected.size > 0 && (
        <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-md border border-line bg-info-soft p-2 lg:top-0">
          <span className="px-2 font-medium">{fill(kit.selected, { count: selected.size })}</span>
          {bulk}
          <Button look="quiet" onPress={() => onSelected?.(new Set())}>
            {kit.clear}
          </Button>
        </div>
      )}
      {onSelected && rows.length > 0 && (
        <div className="self-end sm:hidden">
          <Checkbox
            isSelected={chosen === rows.length}
            isIndeterminate={chosen > 0 && chosen < rows.length}
            onChange={(all) => choose(all ? 'all' : new Set())}
          >
            {kit.selectAll}
          </Checkbox>
        </div>
      )}
      <div className="data-table overflow-x-auto rounded-md border border-line bg-surface">
        <Table
          ref={table}
          aria-label={label}
          selectionMode={onSelected ? 'multiple' : 'none'}
          selectionBehavior="toggle"
          selectedKeys={selected}
          onSelectionChange={choose}
          sortDescriptor={descriptorOf(sort)}
          onSortChange={({ column, direction }) =>
            onSort?.(direction === 'descending' ? `-${column}` : String(column))
          }
        >
          <TableHeader>
            {onSelected && (
              <Column className="w-11 px-3">
                <Checkbox slot="selection" aria-label={kit.selectAll} />
              </Column>
            )}
            {columns.map((column, at) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={at === 0}
                allowsSorting={Boolean(column.sortable && onSort)}
                className={`px-3 py-2.5 font-medium text-muted text-sm ${column.end ? 'text-right' : 'text-left'}`}
              >
                {({ sortDirection }) => (
                  <span className="inline-flex items-center gap-1">
                    {column.title}
                    {sortDirection && (
                      <Icon
                        name={sortDirection === 'descending' ? 'down' : 'up'}
                        className="size-4"
                      />
                    )}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody renderEmptyState={() => <Empty text="">{empty}</Empty>}>
            {rows.map((item) => (
              <Row
                key={item.id}
                id={String(item.id)}
                href={href?.(item)}
                className="border-line border-t outline-none data-selected:bg-info-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-info hover:bg-ground"
              >
                {onSelected && (
                  <Cell className="px-3">
                    <Checkbox slot="selection" aria-label={kit.selectRow} />
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    className={`px-3 py-2.5 ${column.end ? 'text-right' : ''} ${column.wideOnly ? 'wide-only' : ''}`}
                  >
                    <span className="cell-title">{column.title}</span>
                    {column.cell(item)}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
      {page && onPage && <Pager of={page} onPage={onPage} />}
    </div>
  )
}

const descriptorOf = (sort: string | undefined): SortDescriptor | undefined =>
  sort === undefined
    ? undefined
    : {
        column: sort.replace(/^-/, ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }

/** Focuses the table if the focus was lost with the bar for selected rows. */
function useFocusKept(selected: number) {
  const table = useRef<HTMLTableElement>(null)
  const before = useRef(selected)
  useEffect(() => {
    const gone = before.current > 0 && selected === 0
    before.current = selected
    if (!gone) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) table.current?.focus({ preventScroll: true })
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [selected])
  return table
}

type NamesOfTexts<Titles> = {
  [Name in keyof Titles]: Titles[Name] extends string ? Name : never
}[keyof Titles]

/** Gives columns without a title of their own the title that bears their id. */
export const titled = <Item, Titles extends object>(
  titles: Titles,
  columns: readonly (
    | ColumnOf<Item>
    | (Omit<ColumnOf<Item>, 'id' | 'title'> & { id: NamesOfTexts<Titles>; title?: undefined })
  )[],
): ColumnOf<Item>[] =>
  columns.map((column) => ({
    ...column,
    id: String(column.id),
    title: column.title ?? String(titles[column.id as keyof Titles]),
  }))

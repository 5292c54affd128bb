import type { ReactNode } from 'react'
import { Page, type PageProps } from '../page'
import { type FiltersOfList, ListFilters } from './list-filters'
import { ListTable, type RowsOfList } from './list-table'

interface Props<Row extends { id: string | number }>
  extends Omit<PageProps, 'children'>,
    FiltersOfList,
    Omit<RowsOfList<Row>, 'label'> {
  /** Names the table; the screen's title by default. */
  label?: string
  before?: ReactNode
  notice?: ReactNode
  /** Stands below the rows, or opens as a dialog. */
  children?: ReactNode
}

/** A screen of a list: its title, filters, rows and pager. */
export function ListScreen<Row extends { id: string | number }>(props: Props<Row>) {
  const { title, about, actions, back, before, search, filters, notice, children, ...rows } = props
  return (
    <Page {...{ title, about, actions, back }}>
      {before}
      {(search !== undefined || filters) && (
        <ListFilters list={rows.list} search={search} filters={filters} />
      )}
      {notice}
      <ListTable label={title} {...rows} />
      {children}
    </Page>
  )
}

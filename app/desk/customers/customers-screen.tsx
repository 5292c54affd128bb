import type { ListedCustomer } from '../../orders/customers/customers.server'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { useDates, useFigures, useMoney } from '../kit/use-formats'

interface Answer {
  rows: ListedCustomer[]
  page: PageOf
}

const DEFAULTS = { search: '', kind: 'buyers', sort: '-last', page: '1' }

export default function CustomersScreen() {
  const { customers: texts, screens } = useDeskTexts()
  const mayErase = useMay()('customers.erase')
  const list = useList<Answer, typeof DEFAULTS>('/customers', DEFAULTS)
  const { data } = list.read
  const isSorted = list.state.kind === 'buyers'
  const columns = useColumns()
  return (
    <ListScreen
      title={screens.customers}
      actions={
        <>
          <LinkButton to="/subscribers">{texts.subscribers.link}</LinkButton>
          {mayErase && <LinkButton to="/erasures">{texts.erasures}</LinkButton>}
        </>
      }
      list={list}
      search={texts.search}
      filters={[
        { name: 'kind', label: texts.kind, options: texts.kinds },
        ...(isSorted ? [{ name: 'sort', label: texts.sort, options: texts.sorts }] : []),
      ]}
      columns={columns}
      rows={data?.rows}
      isSorted={isSorted}
      empty={texts.nobody}
      href={({ id }) => `/customers/${encodeURIComponent(id)}`}
      page={data?.page}
    />
  )
}

function useColumns(): ColumnOf<ListedCustomer>[] {
  const { customers: texts } = useDeskTexts()
  const { columns } = texts
  const dates = useDates()
  const money = useMoney()
  const figures = useFigures()
  return titled(columns, [
    {
      id: 'name',
      cell: ({ name, account }) => (
        <span className="cell-words inline-flex flex-wrap items-center gap-2">
          {name || texts.noName}
          {account && <Badge>{texts.account}</Badge>}
        </span>
      ),
    },
    { id: 'email', cell: ({ email }) => <span className="cell-words">{email || '–'}</span> },
    { id: 'orders', end: true, sortable: true, cell: ({ orders }) => figures(orders) },
    { id: 'value', end: true, sortable: true, cell: ({ value }) => money.format(value) },
    {
      id: 'first',
      end: true,
      sortable: true,
      wideOnly: true,
      cell: ({ firstOrderAt }) => (firstOrderAt === null ? '–' : dates.day(firstOrderAt)),
    },
    {
      id: 'last',
      sortable: true,
      end: true,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : dates.day(lastOrderAt)),
    },
  ])
}

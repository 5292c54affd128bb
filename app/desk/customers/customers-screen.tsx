import { useDeskTexts } from '../frame/desk-texts'
import { useRead } from '../frame/use-data'
import { useMay } from '../frame/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { Failed } from '../kit/failed'
import { Select } from '../kit/fields/select'
import { ListFilters } from '../kit/list-filters'
import { Page } from '../kit/page'
import type { PageOf } from '../kit/pager'
import { SearchBox } from '../kit/search-box'
import { type ColumnOf, DataTable } from '../kit/table/data-table'
import { useAddressState } from '../kit/use-address-state'
import { useDates, useFigures, useMoney } from '../kit/use-formats'

interface Customer {
  id: string
  name: string
  email: string
  account: boolean
  orders: number
  value: number
  firstOrderAt: number | null
  lastOrderAt: number | null
}

interface Answer {
  rows: Customer[]
  page: PageOf
}

/** Everybody who ordered, at first whoever ordered last. */
export default function CustomersScreen() {
  const { customers: texts, screens } = useDeskTexts()
  const mayErase = useMay()('customers.erase')
  const [state, change] = useAddressState({ search: '', kind: 'buyers', sort: '-last', page: '1' })
  const { data, error, refetch } = useRead<Answer>('/customers', state)
  const columns = useColumns()
  return (
    <Page
      title={screens.customers}
      actions={mayErase && <LinkButton to="/erasures">{texts.erasures}</LinkButton>}
    >
      <ListFilters>
        <SearchBox
          label={texts.search}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          bare
          label={texts.kind}
          value={state.kind}
          onChange={(kind) => change({ kind })}
          options={Object.entries(texts.kinds).map(([id, text]) => ({ id, text }))}
        />
        {state.kind === 'buyers' && (
          <Select
            bare
            label={texts.sort}
            value={state.sort}
            onChange={(sort) => change({ sort })}
            options={Object.entries(texts.sorts).map(([id, text]) => ({ id, text }))}
          />
        )}
      </ListFilters>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={screens.customers}
          columns={columns}
          rows={data.rows}
          empty={texts.nobody}
          href={({ id }) => `/customers/${encodeURIComponent(id)}`}
          sort={state.kind === 'buyers' ? state.sort : undefined}
          onSort={state.kind === 'buyers' ? (sort) => change({ sort }) : undefined}
          page={data.page}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
    </Page>
  )
}

function useColumns(): ColumnOf<Customer>[] {
  const { customers: texts } = useDeskTexts()
  const { columns } = texts
  const dates = useDates()
  const money = useMoney()
  const figures = useFigures()
  return [
    {
      id: 'name',
      title: columns.name,
      cell: ({ name, account }) => (
        <span className="inline-flex flex-wrap items-center gap-2 break-words">
          {name || texts.noName}
          {account && <Badge>{texts.account}</Badge>}
        </span>
      ),
    },
    {
      id: 'email',
      title: columns.email,
      cell: ({ email }) => <span className="min-w-0 break-all">{email}</span>,
    },
    {
      id: 'orders',
      title: columns.orders,
      end: true,
      sortable: true,
      cell: ({ orders }) => figures(orders),
    },
    {
      id: 'value',
      title: columns.value,
      end: true,
      sortable: true,
      cell: ({ value }) => money.format(value),
    },
    {
      id: 'first',
      title: columns.first,
      end: true,
      sortable: true,
      wideOnly: true,
      cell: ({ firstOrderAt }) => (firstOrderAt === null ? '–' : dates.day(firstOrderAt)),
    },
    {
      id: 'last',
      sortable: true,
      title: columns.last,
      end: true,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : dates.day(lastOrderAt)),
    },
  ]
}

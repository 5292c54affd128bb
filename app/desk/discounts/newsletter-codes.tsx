import { Link } from 'react-router'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Failed } from '../kit/failed'
import { Select } from '../kit/fields/select'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { ListFilters } from '../kit/list/list-filters'
import type { PageOf } from '../kit/list/pager'
import { SearchBox } from '../kit/list/search-box'
import { useAddressState } from '../kit/list/use-address-state'
import { useDates, useFigures } from '../kit/use-formats'

interface Code {
  code: string
  email: string | null
  created_at: number
  number: string | null
}

interface Answer {
  rows: Code[]
  page: PageOf
  given: number
  used: number
}

const ALL = 'all'

/** Each for one first order; who was forgotten keeps no code by name. */
export function NewsletterCodes() {
  const texts = useDeskTexts().discounts.newsletter
  const figures = useFigures()
  const [state, change] = useAddressState({ search: '', state: '', page: '1' })
  const { search, state: used, page } = state
  const { data, error, refetch } = useRead<Answer>('/newsletter-codes', { search, used, page })
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      {data && (
        <p className="text-muted">
          {fill(texts.about, { used: figures(data.used), given: figures(data.given) })}
        </p>
      )}
      <ListFilters>
        <SearchBox
          label={texts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <Select
          bare
          label={texts.filter}
          value={used || ALL}
          onChange={(id) => change({ state: id === ALL ? '' : id })}
          options={[
            { id: ALL, text: texts.all },
            { id: 'yes', text: texts.used },
            { id: 'no', text: texts.unused },
          ]}
        />
      </ListFilters>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={texts.search}
          columns={columns}
          rows={data.rows.map((row) => ({ ...row, id: row.code }))}
          empty={texts.none}
          page={data.page}
          onPage={(to) => change({ page: String(to) })}
        />
      )}
    </div>
  )
}

function useColumns(): ColumnOf<Code & { id: string }>[] {
  const { columns, forgotten } = useDeskTexts().discounts.newsletter
  const dates = useDates()
  return [
    { id: 'code', title: columns.code, cell: ({ code }) => code },
    {
      id: 'email',
      title: columns.email,
      cell: ({ email }) => <span className="min-w-0 break-all">{email ?? forgotten}</span>,
    },
    { id: 'made', title: columns.made, cell: (row) => dates.day(row.created_at) },
    {
      id: 'order',
      title: columns.order,
      cell: ({ number }) =>
        number ? (
          <Link to={`/orders/${number}`} className="underline">
            {number}
          </Link>
        ) : (
          '–'
        ),
    },
  ]
}

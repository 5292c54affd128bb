import { Link } from 'react-router'
import { fill } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListFilters } from '../kit/list/list-filters'
import { ListTable } from '../kit/list/list-table'
import type { PageOf } from '../kit/list/pager'
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

/** Lists the newsletter's codes; a forgotten subscriber's code has no name. */
export function NewsletterCodes() {
  const texts = useDeskTexts().discounts.newsletter
  const figures = useFigures()
  const [state, change] = useAddressState({ search: '', state: '', page: '1' })
  const { search, state: used, page } = state
  const read = useRead<Answer>('/newsletter-codes', { search, used, page })
  const list = { state, change, read }
  const { data } = read
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      {data && (
        <p className="text-muted">
          {fill(texts.about, { used: figures(data.used), given: figures(data.given) })}
        </p>
      )}
      <ListFilters
        list={list}
        search={texts.search}
        filters={[
          {
            name: 'state',
            label: texts.filter,
            options: { yes: texts.used, no: texts.unused },
            any: texts.all,
          },
        ]}
      />
      <ListTable
        list={list}
        label={texts.search}
        columns={columns}
        rows={data?.rows.map((row) => ({ ...row, id: row.code }))}
        empty={texts.none}
        page={data?.page}
      />
    </div>
  )
}

function useColumns(): ColumnOf<Code & { id: string }>[] {
  const { columns, forgotten } = useDeskTexts().discounts.newsletter
  const dates = useDates()
  return titled(columns, [
    { id: 'code', cell: ({ code }) => code },
    {
      id: 'email',
      cell: ({ email }) => <span className="cell-words">{email ?? forgotten}</span>,
    },
    { id: 'made', cell: (row) => dates.day(row.created_at) },
    {
      id: 'order',
      cell: ({ number }) =>
        number ? (
          <Link to={`/orders/${number}`} className="underline">
            {number}
          </Link>
        ) : (
          '–'
        ),
    },
  ])
}

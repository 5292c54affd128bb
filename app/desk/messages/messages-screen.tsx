import { plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { Failed } from '../kit/failed'
import { Select } from '../kit/fields/select'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { ListFilters } from '../kit/list/list-filters'
import type { PageOf } from '../kit/list/pager'
import { SearchBox } from '../kit/list/search-box'
import { useAddressState } from '../kit/list/use-address-state'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { MESSAGE_TONES, type MessageState } from './message'

interface Row {
  id: string
  name: string
  beginning: string
  state: MessageState
  at: number
}

interface Answer {
  rows: Row[]
  page: PageOf
  waiting: number
}

/** What visitors wrote; first what waits for an answer. */
export default function MessagesScreen() {
  const { messages: texts, screens } = useDeskTexts()
  const [state, change] = useAddressState({ search: '', state: 'new', page: '1' })
  const { data, error, refetch } = useRead<Answer>('/messages', state)
  const columns = useColumns()
  return (
    <Page
      title={screens.messages}
      about={data && plural('en', texts.waiting, data.waiting)}
      actions={<LinkButton to="/messages/templates">{texts.templates}</LinkButton>}
    >
      <ListFilters>
        <SearchBox
          label={texts.search}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          bare
          label={texts.stateFilter}
          value={state.state}
          onChange={(value) => change({ state: value })}
          options={[
            ...Object.entries(texts.states).map(([id, text]) => ({ id, text })),
            { id: 'all', text: texts.all },
          ]}
        />
      </ListFilters>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={screens.messages}
          columns={columns}
          rows={data.rows}
          empty={texts.none}
          href={({ id }) => `/messages/${id}`}
          page={data.page}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
    </Page>
  )
}

function useColumns(): ColumnOf<Row>[] {
  const { columns, states } = useDeskTexts().messages
  const dates = useDates()
  return [
    {
      id: 'name',
      title: columns.name,
      cell: ({ name }) => <span className="break-words">{name}</span>,
    },
    {
      id: 'text',
      title: columns.text,
      cell: ({ beginning }) => (
        <span className="line-clamp-2 min-w-0 max-w-xl break-words text-muted">{beginning}</span>
      ),
    },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <Badge tone={MESSAGE_TONES[state]}>{states[state]}</Badge>,
    },
    { id: 'at', title: columns.at, end: true, cell: ({ at }) => dates.moment(at) },
  ]
}

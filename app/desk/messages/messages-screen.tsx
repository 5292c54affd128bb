import type { MessageState } from '../../content/tables.server'
import { plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { useDates } from '../kit/use-formats'
import { MESSAGE_TONES } from './message'

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

const DEFAULTS = { search: '', state: 'new', page: '1' }

export default function MessagesScreen() {
  const { messages: texts, screens } = useDeskTexts()
  const list = useList<Answer, typeof DEFAULTS>('/messages', DEFAULTS)
  const { data } = list.read
  const columns = useColumns()
  return (
    <ListScreen
      title={screens.messages}
      about={data && plural('en', texts.waiting, data.waiting)}
      actions={<LinkButton to="/messages/templates">{texts.templates}</LinkButton>}
      list={list}
      search={texts.search}
      filters={[
        { name: 'state', label: texts.stateFilter, options: { ...texts.states, all: texts.all } },
      ]}
      columns={columns}
      rows={data?.rows}
      empty={texts.none}
      href={({ id }) => `/messages/${id}`}
      page={data?.page}
    />
  )
}

function useColumns(): ColumnOf<Row>[] {
  const { columns, states } = useDeskTexts().messages
  const dates = useDates()
  return titled(columns, [
    { id: 'name', cell: ({ name }) => <span className="cell-words">{name}</span> },
    {
      id: 'text',
      cell: ({ beginning }) => (
        <span className="line-clamp-2 max-w-xl wrap-anywhere text-muted">{beginning}</span>
      ),
    },
    {
      id: 'state',
      cell: ({ state }) => <Badge tone={MESSAGE_TONES[state]}>{states[state]}</Badge>,
    },
    { id: 'at', end: true, cell: ({ at }) => dates.moment(at) },
  ])
}

import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge, type Tone } from '../kit/badge'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { useDates } from '../kit/use-formats'

interface Subscriber {
  id: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  createdAt: number
}

const DEFAULTS = { search: '', state: '', page: '1' }
const TONES: Record<Subscriber['state'], Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  unsubscribed: 'neutral',
}

/** Lists who gets the newsletter, or has asked for it. */
export default function SubscribersScreen() {
  const { customers, screens } = useDeskTexts()
  const { subscribers: texts } = customers
  const mayEnd = useMay()('messages.answer')
  const [leaving, setLeaving] = useState<string>()
  const list = useList<{ rows: Subscriber[]; page: PageOf }, typeof DEFAULTS>(
    '/subscribers',
    DEFAULTS,
  )
  const columns = useColumns(mayEnd ? setLeaving : undefined)
  return (
    <ListScreen
      title={screens.subscribers}
      back={{ to: '/customers', text: screens.customers }}
      actions={
        <a
          href="/api/desk/subscribers/export.csv"
          download
          className="inline-flex min-h-9 items-center rounded-md border border-line bg-surface px-3 font-medium hover:bg-ground touch:min-h-11"
        >
          {texts.export}
        </a>
      }
      list={list}
      search={texts.search}
      filters={[{ name: 'state', label: texts.state, options: { '': texts.all, ...texts.states } }]}
      columns={columns}
      rows={list.read.data?.rows}
      empty={texts.none}
      page={list.read.data?.page}
    >
      {leaving !== undefined && <Unsubscribe email={leaving} close={() => setLeaving(undefined)} />}
    </ListScreen>
  )
}

function Unsubscribe({ email, close }: { email: string; close(): void }) {
  const { subscribers: texts } = useDeskTexts().customers
  const change = useChange(
    () => deskFetch('POST', '/subscribers/unsubscribe', { email }),
    ['/subscribers', '/customers'],
    {
      onSuccess() {
        toast(texts.ended)
        close()
      },
    },
  )
  return (
    <Confirm
      title={fill(texts.endTitle, { email })}
      text={texts.endText}
      action={texts.end}
      change={change}
      isOpen
      onClose={close}
    />
  )
}

function useColumns(end?: (email: string) => void): ColumnOf<Subscriber>[] {
  const { subscribers: texts, columns } = useDeskTexts().customers
  const dates = useDates()
  return titled(texts, [
    {
      id: 'email',
      title: columns.email,
      cell: ({ id }) => <span className="cell-words">{id}</span>,
    },
    { id: 'state', cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge> },
    { id: 'since', cell: ({ createdAt }) => dates.day(createdAt) },
    ...(end
      ? [
          {
            id: 'end',
            title: texts.link,
            end: true,
            cell: ({ id, state }: Subscriber) =>
              state !== 'unsubscribed' && (
                <Button
                  look="quiet"
                  aria-label={fill(texts.endOf, { email: id })}
                  onPress={() => end(id)}
                >
                  {texts.end}
                </Button>
              ),
          },
        ]
      : []),
  ])
}

import { useMemo } from 'react'
import { DAY_MS } from '../../../durations'
import { RETURN_STATES, type ReturnKind } from '../../../orders/returns/return-rules'
import { type DeskTexts, useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { optionsOf } from '../../kit/list/list-filters'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useDates } from '../../kit/use-formats'
import { RETURN_TONES, useOrderMoney } from '../order-formats'
import type { ListedReturn, ReturnsAnswer } from './listed-return'

const STATES = ['open', ...RETURN_STATES, 'all'] as const
const KINDS: ReturnKind[] = ['return', 'withdrawal']
const DEFAULTS = { state: 'open', kind: '', search: '', sort: 'asked', page: '1' }

/** Lists returns, the longest waiting first; a row leads to its order. */
export default function ReturnsScreen() {
  const { orders, screens } = useDeskTexts()
  const t = orders.returns
  const list = useList<ReturnsAnswer, typeof DEFAULTS>('/returns', DEFAULTS)
  const money = useOrderMoney()
  const { day } = useDates()
  const customers = useMay()('customers.read')
  const columns = useMemo(
    () => returnColumns({ texts: t, money, day, customers }),
    [t, money, day, customers],
  )
  return (
    <ListScreen
      title={screens.returns}
      list={list}
      search={customers ? t.search : orders.queue.searchNumber}
      filters={[
        { name: 'state', label: t.state, options: optionsOf(t.states, STATES) },
        { name: 'kind', label: t.kind, options: optionsOf(t.kinds, KINDS), any: t.anyKind },
      ]}
      columns={columns}
      rows={list.read.data?.rows}
      empty={t.none}
      href={({ order }) => `/orders/${order}`}
      page={list.read.data}
    />
  )
}

interface With {
  texts: DeskTexts['orders']['returns']
  money(amount: number, currency: string): string
  day(at: number): string
  customers: boolean
}
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const ageOf = (at: number) => ago.format(-Math.floor((Date.now() - at) / DAY_MS), 'day')

const returnColumns = ({ texts, money, day, customers }: With): ColumnOf<ListedReturn>[] =>
  titled(texts, [
    {
      id: 'number',
      cell: ({ order, kind }) => (
        <span className="font-medium">
          <span className="whitespace-nowrap">{order}</span>
          <span className="block font-normal text-muted text-sm">{texts.kinds[kind]}</span>
        </span>
      ),
    },
    {
      id: 'state',
      cell: ({ state }) => <Badge tone={RETURN_TONES[state]}>{texts.states[state]}</Badge>,
    },
    {
      id: 'asked',
      sortable: true,
      cell: ({ requestedAt }) => (
        <span className="whitespace-nowrap">
          {ageOf(requestedAt)}
          <span className="block text-muted text-sm">{day(requestedAt)}</span>
        </span>
      ),
    },
    ...(customers
      ? [
          {
            id: 'customer',
            title: texts.customer,
            cell: ({ name }: ListedReturn) => (
              <span className="cell-words">{name || texts.erased}</span>
            ),
          },
        ]
      : []),
    {
      id: 'items',
      cell: ({ items }) => (
        <span className="cell-words">
          {items.map(({ title, quantity, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
            <span key={at} className="block">
              {`${quantity} × ${title}`}
              {reason && (
                <span className="text-muted text-sm">{` · ${texts.reasons[reason]}`}</span>
              )}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'refund',
      end: true,
      cell: ({ refund, currency }) => (refund === null ? '–' : money(refund, currency)),
    },
  ])

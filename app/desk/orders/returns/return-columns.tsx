import { DAY_MS } from '../../../durations'
import type { DeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import type { ColumnOf } from '../../kit/list/data-table'
import { RETURN_TONES } from '../order-formats'
import type { ListedReturn } from './listed-return'

interface With {
  texts: DeskTexts['orders']['returns']
  money(amount: number, currency: string): string
  day(at: number): string
  customers: boolean
}
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const ageOf = (at: number) => ago.format(-Math.floor((Date.now() - at) / DAY_MS), 'day')

export const returnColumns = ({ texts, money, day, customers }: With): ColumnOf<ListedReturn>[] => [
  {
    id: 'number',
    title: texts.number,
    cell: ({ order, kind }) => (
      <span className="font-medium">
        <span className="whitespace-nowrap">{order}</span>
        <span className="block font-normal text-muted text-sm">{texts.kinds[kind]}</span>
      </span>
    ),
  },
  {
    id: 'state',
    title: texts.state,
    cell: ({ state }) => <Badge tone={RETURN_TONES[state]}>{texts.states[state]}</Badge>,
  },
  {
    id: 'asked',
    title: texts.asked,
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
            <span className="min-w-0 break-words">{name || texts.erased}</span>
          ),
        },
      ]
    : []),
  {
    id: 'items',
    title: texts.items,
    cell: ({ items }) => (
      <span className="min-w-0 break-words">
        {items.map(({ title, quantity, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
          <span key={at} className="block">
            {`${quantity} × ${title}`}
            {reason && <span className="text-muted text-sm">{` · ${texts.reasons[reason]}`}</span>}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'refund',
    title: texts.refund,
    end: true,
    cell: ({ refund, currency }) => (refund === null ? '–' : money(refund, currency)),
  },
]

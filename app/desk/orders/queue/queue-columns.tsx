import { fill } from '../../../texts/fill'
import type { DeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Icon } from '../../kit/icon'
import type { ColumnOf } from '../../kit/list/data-table'
import { titled } from '../../kit/list/titled'
import { englishCountryName, STAGE_TONES } from '../order-formats'
import type { QueueRow } from './queue-row'

interface With {
  texts: DeskTexts['orders']
  money(amount: number, currency: string): string
  moment(at: number): string
}

export const queueColumns = ({ texts, money, moment }: With): ColumnOf<QueueRow>[] =>
  titled(texts.queue, [
    {
      id: 'number',
      cell: ({ id, notes }) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap font-medium">
          {id}
          {notes && (
            <span title={texts.queue.hasNotes}>
              <Icon name="messages" className="size-4 text-muted" />
              <span className="sr-only">{texts.queue.hasNotes}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'stage',
      title: texts.queue.state,
      cell: ({ stage }) => <Badge tone={STAGE_TONES[stage]}>{texts.stages[stage]}</Badge>,
    },
    {
      id: 'customer',
      cell: ({ name, city, country }) => (
        <span className="min-w-0 break-words">
          {name}
          <span className="block text-muted text-sm">
            {[city, englishCountryName(country)].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    {
      id: 'items',
      wideOnly: true,
      cell: ({ title, pieces }) => (
        <span className="line-clamp-2 max-w-56">
          {pieces > 1 ? fill(texts.queue.more, { title, count: pieces - 1 }) : title}
        </span>
      ),
    },
    {
      id: 'placed',
      sortable: true,
      cell: ({ placedAt }) => <span className="whitespace-nowrap">{moment(placedAt)}</span>,
    },
    {
      id: 'total',
      end: true,
      cell: ({ total, currency, payment }) => (
        <span>
          {money(total, currency)}
          <span className="block whitespace-nowrap text-muted text-sm">
            {texts.payments[payment]}
          </span>
        </span>
      ),
    },
  ])

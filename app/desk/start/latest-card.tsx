import { formatPrice } from '../../texts/figures'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { useDates } from '../kit/use-formats'
import { STAGE_TONES } from '../orders/order-formats'
import type { Start } from './to-do'

type Latest = Start['latest'][number] & { id: string }

export function LatestCard({ latest }: Pick<Start, 'latest'>) {
  const { start, orders } = useDeskTexts()
  const dates = useDates()
  const may = useMay()
  if (!may('orders.read')) return null
  const columns: ColumnOf<Latest>[] = [
    { id: 'number', title: start.order, cell: ({ number }) => number },
    ...(may('customers.read')
      ? [{ id: 'name', title: start.customer, cell: ({ name }: Latest) => name || start.erased }]
      : []),
    { id: 'placed', title: start.placed, cell: ({ placedAt }) => dates.moment(placedAt) },
    {
      id: 'stage',
      title: start.status,
      cell: ({ stage }) => <Badge tone={STAGE_TONES[stage]}>{orders.stages[stage]}</Badge>,
    },
    {
      id: 'total',
      title: start.total,
      end: true,
      cell: ({ total, pattern }) => formatPrice('en', total, pattern),
    },
  ]
  return (
    <section className="flex flex-col gap-3" aria-label={start.latest}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{start.latest}</h2>
        <LinkButton look="quiet" to="/orders">
          {start.all}
        </LinkButton>
      </header>
      <DataTable
        label={start.latest}
        columns={columns}
        rows={latest.map((order) => ({ ...order, id: order.number }))}
        empty={start.noOrders}
        href={({ number }) => `/orders/${number}`}
      />
    </section>
  )
}

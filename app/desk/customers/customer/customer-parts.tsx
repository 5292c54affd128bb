import { Link } from 'react-router'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Card } from '../../kit/card'
import { type ColumnOf, DataTable } from '../../kit/list/data-table'
import { titled } from '../../kit/list/titled'
import { useDates, useMoney } from '../../kit/use-formats'
import { MESSAGE_TONES } from '../../messages/message'
import { REVIEW_TONES } from '../../reviews/review'
import type { Customer } from './customer'

type Order = Customer['orderList'][number] & { id: string }

export function CustomerOrders({ orders }: { orders: Customer['orderList'] }) {
  const { customers: texts } = useDeskTexts()
  const { orderColumns: columns, statuses } = texts
  const dates = useDates()
  const money = useMoney()
  const amount = (total: number, currency: string) =>
    currency === money.currency ? money.format(total) : `${currency} ${money.plain(total)}`
  const shown: ColumnOf<Order>[] = titled(columns, [
    { id: 'number', cell: ({ number }) => number },
    { id: 'status', cell: ({ status }) => statuses[status] },
    { id: 'placed', cell: ({ placedAt }) => dates.moment(placedAt) },
    { id: 'total', end: true, cell: ({ total, currency }) => amount(total, currency) },
  ])
  return (
    <Card title={texts.ordersTitle}>
      <DataTable
        label={texts.ordersTitle}
        columns={shown}
        rows={orders.map((order) => ({ ...order, id: order.number }))}
        empty={texts.noOrders}
        href={({ number }) => `/orders/${number}`}
      />
    </Card>
  )
}

export function Written({ customer }: { customer: Customer }) {
  const { customers: texts, messages, reviews } = useDeskTexts()
  const dates = useDates()
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card title={texts.messages}>
        {customer.messages.length === 0 && <p className="text-muted">{texts.noMessages}</p>}
        <ul className="grid gap-3">
          {customer.messages.map(({ id, message, state, created_at }) => (
            <li key={id}>
              <Link to={`/messages/${id}`} className="line-clamp-2 break-words underline">
                {message}
              </Link>
              <span className="mt-1 flex items-center gap-2 text-muted text-sm">
                {dates.moment(created_at)}
                <Badge tone={MESSAGE_TONES[state]}>{messages.states[state]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={texts.reviews}>
        {customer.reviews.length === 0 && <p className="text-muted">{texts.noReviews}</p>}
        <ul className="grid gap-3">
          {customer.reviews.map(({ id, stars, text, state, product }) => (
            <li key={id}>
              <span className="flex flex-wrap items-center gap-2">
                {fill(texts.starsOf, { stars, product: product ?? reviews.gone })}
                <Badge tone={REVIEW_TONES[state]}>{reviews.states[state]}</Badge>
              </span>
              <p className="mt-1 line-clamp-3 break-words text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

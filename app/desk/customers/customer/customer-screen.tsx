import { Link, useParams } from 'react-router'
import { addressLines } from '../../../orders/order/address'
import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Card, Facts } from '../../kit/card'
import { type ColumnOf, DataTable, titled } from '../../kit/list/data-table'
import { Failed } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useDates, useFigures, useMoney } from '../../kit/use-formats'
import { MESSAGE_TONES } from '../../messages/message'
import { englishCountryName } from '../../orders/order-formats'
import { REVIEW_TONES } from '../../reviews/review'
import type { Customer } from './customer'
import { PrivacyActions } from './privacy-actions'

export default function CustomerScreen() {
  const { id = '' } = useParams()
  const { customers: texts, screens } = useDeskTexts()
  const mayErase = useMay()('customers.erase')
  const path = `/customers/${encodeURIComponent(id)}`
  const { data, error, refetch } = useRead<Customer>(path)
  return (
    <Page
      title={data ? data.name || texts.noName : screens.customer}
      back={{ to: '/customers', text: screens.customers }}
      actions={data && mayErase && <PrivacyActions path={path} name={data.email || data.phone} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Card>
            <CustomerFacts customer={data} />
          </Card>
          <CustomerOrders orders={data.orderList} />
          <Card title={texts.addresses}>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {data.addresses.map((one) => (
                <li key={JSON.stringify(one)} className="break-words">
                  <address className="not-italic">
                    {[...addressLines(one, englishCountryName(one.country)), one.phone]
                      .filter((line) => line.trim())
                      .map((line) => (
                        <div key={line}>{line}</div>
                      ))}
                  </address>
                </li>
              ))}
            </ul>
          </Card>
          <Written customer={data} />
        </>
      )}
    </Page>
  )
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { customers: texts } = useDeskTexts()
  const dates = useDates()
  const money = useMoney()
  const figures = useFigures()
  const { account, subscription } = customer
  const said = account && {
    day: dates.day(account.createdAt),
    last: dates.day(account.lastLoginAt),
  }
  return (
    <Facts
      facts={[
        [
          texts.facts.email,
          customer.email ? (
            <a key="email" href={`mailto:${customer.email}`} className="break-all underline">
              {customer.email}
            </a>
          ) : (
            '–'
          ),
        ],
        [texts.facts.phone, customer.phone || '–'],
        [texts.facts.orders, figures(customer.orders)],
        [texts.facts.value, money.format(customer.value)],
        [
          texts.facts.account,
          account && said
            ? [
                fill(texts.since, said),
                !account.verified && texts.notVerified,
                account.disabled && texts.disabled,
              ]
                .filter(Boolean)
                .join(', ')
            : texts.noAccount,
        ],
        [
          texts.facts.newsletter,
          subscription
            ? fill(texts.subscription[subscription.state], { code: subscription.coupon })
            : texts.notSubscribed,
        ],
      ]}
    />
  )
}

type Order = Customer['orderList'][number] & { id: string }

function CustomerOrders({ orders }: { orders: Customer['orderList'] }) {
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

function Written({ customer }: { customer: Customer }) {
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

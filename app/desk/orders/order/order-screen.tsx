import { Link, useParams } from 'react-router'
import { personName } from '../../../orders/order/address'
import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Failed, Notice } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useDates } from '../../kit/use-formats'
import { OnlineCard } from '../online/online-card'
import { STAGE_TONES, useOrderMoney } from '../order-formats'
import { timelineOf } from '../timeline/timeline'
import { CustomerCard } from './customer-card'
import { LinesCard } from './lines-card'
import { MailsCard } from './mails-card'
import { NotesCard } from './notes-card'
import { OrderActions } from './order-actions'
import type { OrderView } from './order-view'
import { PapersCard } from './papers-card'
import { PaymentCard } from './payment-card'
import { ReturnsCard } from './returns-card'
import { SendingCard } from './sending-card'
import { OrderContext, useMoneyOf, useOrder, useOrderChange, useWatchedOrder } from './use-order'

export default function OrderScreen() {
  const { number = '' } = useParams()
  const { orders: t } = useDeskTexts()
  const { data, error, refetch } = useRead<OrderView>(`/orders/${number}`)
  if (data && data.order.number.toUpperCase() === number.toUpperCase())
    return <Order key={number} view={data} />
  return (
    <Page title={number} back={{ to: '/orders', text: t.order.back }}>
      {error && <Failed error={error} again={() => void refetch()} />}
    </Page>
  )
}

function Order({ view }: { view: OrderView }) {
  const { orders: t, kit } = useDeskTexts()
  const { order, stage, version } = view
  const { moment } = useDates()
  const watched = useWatchedOrder(order.number, version)
  const change = useOrderChange(version, watched.send)
  const money = useMoneyOf(order.currency)
  const may = useMay()
  return (
    <OrderContext value={{ view, money, change, send: watched.send }}>
      <Page
        title={order.number}
        back={{ to: '/orders', text: t.order.back }}
        about={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={STAGE_TONES[stage]}>{t.stages[stage]}</Badge>
            {order.billing && <span>{personName(order.billing)}</span>}
            <span>{fill(t.order.placedAt, { at: moment(order.placedAt) })}</span>
          </span>
        }
        actions={may('orders.change') && <OrderActions />}
      >
        {watched.changed && (
          <Notice tone="info" title={t.order.changedByOther}>
            <Button onPress={watched.close}>{kit.close}</Button>
          </Notice>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <LinesCard />
            <ReturnsCard />
          </div>
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CustomerCard />
            <PaymentCard />
            <OnlineCard />
            <SendingCard />
            {may('customers.read') && <PapersCard />}
            <MailsCard />
            {may('customers.read') && <OthersCard />}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            {may('customers.read') && <NotesCard />}
            <TimelineCard />
          </div>
        </div>
      </Page>
    </OrderContext>
  )
}

function TimelineCard() {
  const { orders: t } = useDeskTexts()
  const { view, money } = useOrder()
  const { moment } = useDates()
  return (
    <Card title={t.order.timeline}>
      <ol className="flex flex-col gap-3 border-line border-l pl-4">
        {timelineOf(view, { texts: t, money }).map(({ at, text, by, more }) => (
          <li key={`${at}${text}${more ?? ''}`} className="relative">
            <span className="absolute top-2 -left-[21px] size-2 rounded-full bg-muted" />
            <span className="block break-words">{text}</span>
            {more && <span className="block whitespace-pre-line break-words text-sm">{more}</span>}
            <span className="block break-words text-muted text-sm">{`${moment(at)} · ${by}`}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function OthersCard() {
  const { orders: t } = useDeskTexts()
  const { view } = useOrder()
  const { others, othersCount } = view
  const email = view.order.billing?.email ?? ''
  const money = useOrderMoney()
  const { day } = useDates()
  const more = othersCount - others.length
  return (
    <Card title={t.order.others}>
      {others.length === 0 && <p className="text-muted">{t.order.noOthers}</p>}
      <ul className="flex flex-col gap-2">
        {others.map(({ number, stage, total, currency, placedAt }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <Link
                to={`/orders/${number}`}
                className="inline-flex items-center underline touch:min-h-11"
              >
                {number}
              </Link>
              <span className="block text-muted text-sm">{`${day(placedAt)} · ${money(total, currency)}`}</span>
            </span>
            <Badge tone={STAGE_TONES[stage]}>{t.stages[stage]}</Badge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3">
          {`${fill(t.order.othersMore, { count: more })} · `}
          <Link to={`/orders?search=${encodeURIComponent(email)}`} className="underline">
            {t.order.othersAll}
          </Link>
        </p>
      )}
    </Card>
  )
}

import { Link } from 'react-router'
import { lineKeyOf } from '../cart/cart'
import { OrderAgain } from '../cart/order-again'
import type { Order } from '../orders/order/order'
import { shownStatus } from '../orders/order/status'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Picture } from '../ui/picture'
import type { OwnOrders } from './use-orders'

interface Props {
  orders: OwnOrders
  dates: AccountDates
}

export interface AccountDates {
  timeZone: string
  /** The locale in whose manner dates are written. */
  locale: string
}

/** Shows the shopper's orders, with their days in the shop's calendar. */
export function OrderHistory({ orders, dates }: Props) {
  const t = useTexts('account').orders
  return (
    <section id="orders" className="space-y-4">
      <h2 className="text-xl font-medium">{t.title}</h2>
      {orders === undefined && <div className="h-16 rounded bg-tile" />}
      {orders === 'failed' && <p role="alert">{t.failed}</p>}
      {Array.isArray(orders) &&
        (orders.length > 0 ? (
          <OrderTable orders={orders} dates={dates} />
        ) : (
          <div className="no-orders woven rounded bg-tile px-4 text-center">
            {t.none}{' '}
            <Link to="/shop" className="whitespace-nowrap underline underline-offset-4">
              {t.shop}
            </Link>
          </div>
        ))}
    </section>
  )
}

function OrderTable({ orders, dates }: { orders: Order[]; dates: AccountDates }) {
  const t = useTexts('account').orders
  const { statuses, again } = useTexts('order')
  const language = useLanguage()
  const date = new Intl.DateTimeFormat(dates.locale, {
    dateStyle: 'medium',
    timeZone: dates.timeZone,
  })
  return (
    <table className="order-table">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.date}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.total}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <th scope="row">
              <span className="order-pictures mb-2 flex gap-2">
                {order.items.slice(0, 3).map(({ thumbnail, productId, variant }) => (
                  <span
                    key={lineKeyOf({ productId, variant })}
                    className="size-14 overflow-hidden rounded bg-tile"
                  >
                    {thumbnail && (
                      <Picture src={thumbnail} alt="" width={54} height={54} sizes="54px" />
                    )}
                  </span>
                ))}
              </span>
              <Link
                to={`/orders/${order.token}`}
                aria-label={fill(t.view, { number: order.number })}
                className="inline-flex items-center underline underline-offset-4 touch:min-h-11"
              >
                {order.number}
              </Link>
            </th>
            <td>{date.format(new Date(order.placedAt))}</td>
            <td>
              <span className="pill" data-status={shownStatus(order)}>
                {statuses[shownStatus(order)]}
              </span>
            </td>
            <td>{formatPrice(language, order.total, order.pattern)}</td>
            <td>
              <OrderAgain
                lines={order.items}
                label={again}
                name={`${again}: ${order.number}`}
                className="underline underline-offset-4 touch:min-h-11"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { Link } from 'react-router'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { itemTitle } from '../order-formats'
import { useOrder } from './use-order'

export function LinesCard() {
  const { orders: t } = useDeskTexts()
  const { view, money } = useOrder()
  const { items } = view.order
  return (
    <Card title={t.order.lines}>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one product
          <li key={at} className="flex items-start gap-3 py-3 first:pt-0">
            {item.thumbnail ? (
              <img
                src={item.thumbnail}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 shrink-0 rounded-md bg-ground object-contain"
              />
            ) : (
              <span className="size-14 shrink-0 rounded-md bg-ground" />
            )}
            <span className="min-w-0 grow">
              <Link
                to={`/products/${item.productId}`}
                className="block break-words font-medium underline"
              >
                {itemTitle(item)}
              </Link>
              <span className="block text-muted text-sm">
                {`${item.quantity} × ${fill(t.order.each, { price: money(item.unitPrice) })}`}
                {item.sku && ` · ${fill(t.order.sku, { sku: item.sku })}`}
              </span>
            </span>
            <span className="whitespace-nowrap">{money(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <Totals />
    </Card>
  )
}

function Totals() {
  const { orders } = useDeskTexts()
  const t = orders.order
  const { view, money } = useOrder()
  const { subtotal, discount, coupon, taxes, includesTax, shipping, shippedBy, fee, total } =
    view.order
  const tax = taxes.map(({ percent, tax }) => ({
    name: fill(includesTax ? t.taxIn : t.tax, { percent }),
    amount: tax,
  }))
  const rows = [
    { name: t.subtotal, amount: subtotal },
    ...(discount > 0
      ? [{ name: coupon ? fill(t.discountBy, { coupon }) : t.discount, amount: -discount }]
      : []),
    ...(includesTax ? [] : tax),
    {
      name: shippedBy ? fill(t.shippingBy, { zone: shippedBy.zone }) : t.shipping,
      amount: shipping,
    },
    ...(fee > 0 ? [{ name: t.fee, amount: fee }] : []),
    { name: t.total, amount: total, strong: true },
    ...(includesTax ? tax : []),
  ]
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t pt-3">
      {rows.map(({ name, amount, ...row }) => (
        <div key={name} className={`contents ${'strong' in row ? 'font-semibold' : ''}`}>
          <dt className="min-w-0 break-words">{name}</dt>
          <dd className="text-right">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

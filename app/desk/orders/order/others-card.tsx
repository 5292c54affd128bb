import { Link } from 'react-router'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Card } from '../../kit/card'
import { useDates } from '../../kit/use-formats'
import { STAGE_TONES, useOrderMoney } from '../order-formats'
import { useOrder } from './use-order'

export function OthersCard() {
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

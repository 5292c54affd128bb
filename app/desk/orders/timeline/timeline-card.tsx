import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { useDates } from '../../kit/use-formats'
import { useOrder } from '../order/use-order'
import { timelineOf } from './timeline'

export function TimelineCard() {
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

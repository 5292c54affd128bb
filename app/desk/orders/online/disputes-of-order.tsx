import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { useDates } from '../../kit/use-formats'
import { useOrder } from '../order/use-order'

/** The order's disputes, with the date until which the merchant may answer. */
export function DisputesOfOrder() {
  const { payments } = useDeskTexts()
  const t = payments.orderCard
  const { view, money } = useOrder()
  const { moment } = useDates()
  const { disputes } = view.online
  if (disputes.length === 0) return null
  const states: Record<string, string> = t.disputeStates
  return (
    <section className="mt-3 border-line border-t pt-3" aria-label={t.disputes}>
      <h3 className="mb-2 font-medium">{t.disputes}</h3>
      <ul className="flex flex-col gap-2">
        {disputes.map(({ id, amount, status, answerBy, isOpen }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span>{money(amount)}</span>
            <Badge tone={isOpen ? 'bad' : 'neutral'}>{states[status] ?? status}</Badge>
            {isOpen && answerBy !== undefined && (
              <span className="text-warn">{fill(payments.answerBy, { at: moment(answerBy) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

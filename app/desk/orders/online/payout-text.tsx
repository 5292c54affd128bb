import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useDates } from '../../kit/use-formats'
import type { PayoutSeen } from './online-seen'

/** Names the payout of a payment or refund, and the day of its arrival. */
export function PayoutText({ payout }: { payout: PayoutSeen }) {
  const { orderCard: t } = useDeskTexts().payments
  const { calendarDay } = useDates()
  if (payout === 'not_told') return t.payoutNotTold
  const { payoutRef: ref, arrivesOn, status } = payout
  const day = calendarDay(arrivesOn) // A provider tells a day, which is no moment.
  return <span className="wrap-anywhere">{fill(t.payouts[status], { ref, day })}</span>
}

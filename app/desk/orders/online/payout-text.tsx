import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import type { PayoutSeen } from './online-seen'

/** A provider tells a day, which is no moment of the shop's time zone. */
const writtenDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Names the payout of a payment or refund, and the day of its arrival. */
export function PayoutText({ payout }: { payout: PayoutSeen }) {
  const { orderCard: t } = useDeskTexts().payments
  if (payout === 'not_told') return t.payoutNotTold
  const { payoutRef: ref, arrivesOn, status } = payout
  const day = writtenDay.format(Date.parse(arrivesOn))
  return <span className="wrap-anywhere">{fill(t.payouts[status], { ref, day })}</span>
}

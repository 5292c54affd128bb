import { listNewsletterCodes } from '../../content/newsletter-codes.server'
import { couponState, findCoupons } from '../../orders/coupons/find-coupons.server'
import type { Finder } from '../api/finder'
import { may } from '../rights/rights'

const MOST = 5

/** Finds coupons by code; newsletter codes only for roles that may know subscribers. */
export const couponFinder: Finder = {
  kind: 'discounts',
  right: 'discounts.read',
  async find(db, code, role) {
    const asked = { code, from: 0, size: MOST }
    const coupons = await findCoupons(db, asked)
    const more = coupons.length < MOST && may(role, 'customers.read')
    const codes = more ? await listNewsletterCodes(db, asked) : []
    return [
      ...coupons.map((coupon) => ({
        href: `/discounts/${encodeURIComponent(coupon.code)}`,
        text: coupon.code,
        about: couponState(coupon),
      })),
      ...codes.map(({ code: text, email }) => ({
        href: `/discounts?tab=newsletter&search=${text}`,
        text,
        about: email ?? undefined,
      })),
    ]
  },
}

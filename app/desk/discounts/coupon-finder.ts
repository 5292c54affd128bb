import { listNewsletterCodes } from '../../content/newsletter-codes.server'
import { couponState, findCoupons } from '../../orders/coupons/find-coupons.server'
import type { Finder } from '../api/finder'

const MOST = 5

/** By code; also the newsletter's. */
export const couponFinder: Finder = {
  kind: 'discounts',
  right: 'discounts.read',
  async find(db, code) {
    const asked = { code, from: 0, size: MOST }
    const coupons = await findCoupons(db, asked)
    const codes = coupons.length < MOST ? await listNewsletterCodes(db, asked) : []
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

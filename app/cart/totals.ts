import { SHIPPING_CENTS, VAT_PERCENT } from '../business'
import type { CartItem } from './cart'

/** `minimum` is the least subtotal in cents it applies to. */
export type CouponTerms = (
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; cents: number }
) & { minimum?: number }

/** Whole cents, none ever negative. */
export interface Totals {
  subtotal: number
  discount: number
  vat: number
  shipping: number
  total: number
}

/** Discount and VAT round half up, once an order. Spec sections 5, 9. RangeError: bad quantity. */
export function orderTotals(
  lines: readonly { unitPrice: number; quantity: number }[],
  coupon?: CouponTerms,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const discount = discountOf(subtotal, coupon)
  const vat = percentOf(subtotal - discount, VAT_PERCENT)
  const shipping = SHIPPING_CENTS
  return { subtotal, discount, vat, shipping, total: subtotal - discount + vat + shipping }
}

export function lineTotal({ unitPrice, quantity }: { unitPrice: number; quantity: number }) {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`quantity ${quantity}`)
  if (!Number.isInteger(unitPrice) || unitPrice < 0) throw new RangeError(`price ${unitPrice}`)
  return unitPrice * quantity
}

function discountOf(subtotal: number, coupon?: CouponTerms) {
  if (!coupon || subtotal < (coupon.minimum ?? 0)) return 0
  const off = coupon.kind === 'percent' ? percentOf(subtotal, coupon.percent) : coupon.cents
  return Math.max(0, Math.min(off, subtotal))
}

/** Math.round rounds half up, since nothing here is negative. */
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100)

export const orderable = (items: readonly CartItem[]) => items.filter(({ stock }) => stock > 0)

export const orderLines = (items: readonly CartItem[]) =>
  orderable(items).map(({ price, quantity }) => ({ unitPrice: price, quantity }))

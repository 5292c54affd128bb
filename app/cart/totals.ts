import type { CartItem } from './cart'
import { percentOfClass, type TaxShare, type TotalsRules, taxShares } from './rules/taxes'

/** The terms of a coupon; `minimum` is the least subtotal in cents it applies to. */
export type CouponTerms = (
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; cents: number }
) & { minimum?: number }

/** An order's totals in whole minor units of the shop's currency (cents). None is ever negative. */
export interface Totals {
  subtotal: number
  discount: number
  /** The sum of `taxes`; part of the other figures when they include it. */
  vat: number
  shipping: number
  /** The fee of the way to pay. */
  fee: number
  total: number
  includesTax: boolean
  /** Taxes by rate, the highest first. */
  taxes: TaxShare[]
}

/** A line to price; without a `taxClass`, the shop's first one counts. */
interface PricedLine {
  unitPrice: number
  quantity: number
  taxClass?: string
}

/**
 * Adds up an order, the same way in browser, quote and order (spec sections 5, 9). Throws
 * RangeError on a bad quantity or price.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  coupon: CouponTerms | undefined,
  rules: TotalsRules,
): Totals {
  const goods = lines.map((line) => ({
    percent: percentOfClass(rules.rates, line.taxClass),
    cents: lineTotal(line),
  }))
  const subtotal = goods.reduce((sum, { cents }) => sum + cents, 0)
  const discount = discountOf(subtotal, coupon)
  const { includesTax, shippingCents: shipping, feeCents: fee } = rules
  const taxes = taxShares(goods, discount, rules)
  const vat = taxes.reduce((sum, { tax }) => sum + tax, 0)
  const total = subtotal - discount + (includesTax ? 0 : vat) + shipping + fee
  return { subtotal, discount, vat, shipping, fee, total, includesTax, taxes }
}

/** Returns the goods' total after the coupon, which decides on free shipping and limits to pay. */
export function goodsTotal(lines: readonly PricedLine[], coupon?: CouponTerms) {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  return subtotal - discountOf(subtotal, coupon)
}

export function lineTotal({ unitPrice, quantity }: PricedLine) {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`quantity ${quantity}`)
  if (!Number.isInteger(unitPrice) || unitPrice < 0) throw new RangeError(`price ${unitPrice}`)
  return unitPrice * quantity
}

function discountOf(subtotal: number, coupon?: CouponTerms) {
  if (!coupon || subtotal < (coupon.minimum ?? 0)) return 0
  const off = coupon.kind === 'percent' ? percentOf(subtotal, coupon.percent) : coupon.cents
  return Math.max(0, Math.min(off, subtotal))
}

/** Math.round rounds half up, because nothing here is negative. */
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100)

export const orderable = (items: readonly CartItem[]) => items.filter(({ stock }) => stock > 0)

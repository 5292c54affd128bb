import type { TaxShare } from '../../cart/rules/taxes'
import type { Order } from '../order/order'
import type { RefundLine, ShownRefund } from '../order/refund'
import { lineShares, portion, refundOf } from './refund-shares'

/** A refund or return before this one. */
export type RefundedBefore = Pick<ShownRefund, 'taxes' | 'shipping'> & {
  lines: readonly RefundLineRequest[]
}

export interface RefundableOrder
  extends Pick<Order, 'taxes' | 'includesTax' | 'shipping' | 'fee' | 'total'> {
  items: readonly Pick<Order['items'][number], 'quantity' | 'lineTotal' | 'taxPercent'>[]
  refunds?: readonly RefundedBefore[]
}

export interface RefundLineRequest {
  line: number
  quantity: number
}

/** The amounts of a refund; `shipping` is 0 when it is no part of it. */
export interface RefundQuote {
  amount: number
  shipping: number
  lines: Omit<RefundLine, 'restocked'>[]
  taxes: TaxShare[]
}

/** A share of the total at one rate: of a line, or of shipping and fee. */
interface Part {
  line?: number
  percent: number
  amount: number
}

/**
 * Returns what pieces of an order came to, after its coupon and with its stored tax, in whole minor
 * units: all pieces and shipping, however divided, sum to the total and its taxes. Another `amount`
 * is split alike.
 */
export function refundQuote(
  order: RefundableOrder,
  lines: readonly RefundLineRequest[],
  shipping: boolean,
  amount?: number,
): RefundQuote {
  const parts = wantedParts(order, lines, shipping)
  const amounts = parts.map((part) => part.amount)
  const shares = amount === undefined || parts.length === 0 ? amounts : lineShares(amount, amounts)
  const given = parts.map((part, at) => ({ ...part, amount: shares[at] as number }))
  const sum = sumOf(given)
  const ofLine = (line?: number) => sumOf(given.filter((part) => part.line === line))
  return {
    amount: amount ?? sum,
    shipping: ofLine(),
    lines: lines.map(({ line, quantity }) => ({ line, quantity, amount: ofLine(line) })),
    taxes: taxesOf(order, given, (amount ?? sum) - sum),
  }
}

/** Returns the unrefunded pieces of each line. */
export const leftLines = ({ items, refunds }: RefundableOrder): RefundLineRequest[] =>
  items.flatMap(({ quantity }, line) => {
    const left = quantity - piecesBefore(refunds, line)
    return left > 0 ? [{ line, quantity: left }] : []
  })

export const isShippingRefunded = ({ refunds = [] }: Pick<RefundableOrder, 'refunds'>) =>
  refunds.some(({ shipping = 0 }) => shipping > 0)

/**
 * Tells whether shipping and the payment fee come back along with these pieces: with the last ones
 * of an order, and once. Directive 2011/83/EU, Article 13 (1): who withdraws from the whole gets
 * all that was paid; the delivery of what is kept was of use.
 */
export function bringsShipping(order: RefundableOrder, lines: readonly RefundLineRequest[]) {
  if (isShippingRefunded(order) || lines.length === 0) return false
  const wanted = (line: number) =>
    lines.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0)
  return leftLines(order).every(({ line, quantity }) => wanted(line) >= quantity)
}

function wantedParts(
  order: RefundableOrder,
  lines: readonly RefundLineRequest[],
  shipping: boolean,
) {
  const all = partsOf(order)
  const ofLines = lines.flatMap(({ line, quantity }) => {
    const ordered = order.items[line]?.quantity ?? 0
    const before = piecesBefore(order.refunds, line)
    return all
      .filter((part) => part.line === line)
      .map((part) => ({ ...part, amount: refundOf(part.amount, ordered, before, quantity) }))
  })
  const beside = shipping && !isShippingRefunded(order)
  return [...ofLines, ...(beside ? all.filter(({ line }) => line === undefined) : [])]
}

/** Splits the whole order; shipping and fee follow the rates of the goods, as they are taxed. */
function partsOf({ items, taxes, includesTax, shipping, fee }: RefundableOrder): Part[] {
  const priced = taxes.map(({ base, tax }) => (includesTax ? base + tax : base))
  const along = lineShares(shipping + fee, priced)
  return taxes.flatMap(({ percent, base, tax }, at) => {
    const beside = along[at] as number
    const weights = [(priced[at] as number) - beside, beside]
    const [goods = 0, rest = 0] = lineShares(base + tax, weights)
    const lines = items.flatMap(({ taxPercent }, line) => (taxPercent === percent ? [line] : []))
    const mine = lines.length > 0 ? lines : [...items.keys()]
    const totals = mine.map((line) => items[line]?.lineTotal ?? 0)
    const shares = lineShares(goods, totals)
    return [
      ...mine.map((line, nth) => ({ line, percent, amount: shares[nth] as number })),
      { percent, amount: rest },
    ]
  })
}

/**
 * Splits a refund over the tax rates, never beyond what is unrefunded at a rate; any rest, as of a
 * price reduction, comes from the rates with the most left.
 */
function taxesOf({ taxes, refunds = [] }: RefundableOrder, parts: readonly Part[], beside: number) {
  const left = taxes.map(({ percent, base, tax }) => {
    const before = refunds.flatMap((one) => one.taxes.filter((share) => share.percent === percent))
    return {
      percent,
      paid: base + tax - before.reduce((sum, one) => sum + one.base + one.tax, 0),
      tax: tax - before.reduce((sum, one) => sum + one.tax, 0),
    }
  })
  const wanted = left.map(({ percent, paid }) =>
    Math.min(paid, sumOf(parts.filter((part) => part.percent === percent))),
  )
  const over = sumOf(parts) + beside - wanted.reduce((sum, one) => sum + one, 0)
  const room = left.map(({ paid }, at) => paid - (wanted[at] as number))
  const all = room.reduce((sum, one) => sum + one, 0)
  const more = lineShares(Math.min(Math.max(over, 0), all), room)
  return left.flatMap(({ percent, paid, tax }, at) => {
    const given = (wanted[at] as number) + (more[at] as number)
    if (given === 0) return []
    const mine = portion(tax, given, paid)
    return [{ percent, base: given - mine, tax: mine }]
  })
}

const piecesBefore = (refunds: RefundableOrder['refunds'], line: number) =>
  (refunds ?? [])
    .flatMap((refund) => refund.lines.filter((one) => one.line === line))
    .reduce((sum, { quantity }) => sum + quantity, 0)

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

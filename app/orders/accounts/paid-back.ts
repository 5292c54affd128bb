import type { OrderRecord } from './list-orders.server'

type Part = { quantity: number; amount: number }

/**
 * Returns a line's pieces sent back by paid returns, and its pieces and money paid back by returns
 * and refunds. Shipping and amounts of no line are left out.
 */
export function paidBack(
  { returns, refunds = [] }: Pick<OrderRecord, 'returns' | 'refunds'>,
  position: number,
) {
  const settled = returns.filter(({ state }) => state === 'refunded')
  const pays = new Set(refunds.map((refund) => refund.return))
  const ofReturns = (some: typeof returns) =>
    sumOf(
      some
        .flatMap(({ lines }) => lines.filter((line) => line.position === position))
        .map(({ quantity, refund }) => ({ quantity, amount: refund ?? 0 })),
    )
  const paying = ofReturns(settled.filter(({ sequence }) => pays.has(sequence)))
  // A refund recorded their money before.
  const recorded = ofReturns(settled.filter(({ sequence }) => !pays.has(sequence)))
  const byLine = sumOf(
    refunds
      .filter((refund) => refund.return === undefined)
      .flatMap(({ lines }) => lines.filter(({ line }) => line === position)),
  )
  return {
    returned: paying.quantity + recorded.quantity,
    pieces: paying.quantity + Math.max(byLine.quantity, recorded.quantity),
    amount: paying.amount + Math.max(byLine.amount, recorded.amount),
  }
}

const sumOf = (parts: readonly Part[]) =>
  parts.reduce(
    (sum, { quantity, amount }) => ({
      quantity: sum.quantity + quantity,
      amount: sum.amount + amount,
    }),
    { quantity: 0, amount: 0 },
  )

/**
 * What an order's total comes to for each line, in cents: by what was paid for the line, so with its
 * share of coupon, tax and shipping. The shares of all lines sum to the total.
 */
export function lineShares(total: number, lineTotals: readonly number[]) {
  const whole = lineTotals.reduce((sum, one) => sum + one, 0)
  const weights = whole > 0 ? lineTotals : lineTotals.map(() => 1)
  const all = whole > 0 ? whole : weights.length
  let before = 0
  return weights.map((weight) => {
    const share = portion(total, before + weight, all) - portion(total, before, all)
    before += weight
    return share
  })
}

/**
 * Of a line's share, what `quantity` pieces get after `before` others of `ordered`: what all its
 * pieces get sums to the share, however they are divided between returns.
 */
export const refundOf = (share: number, ordered: number, before: number, quantity: number) =>
  portion(share, before + quantity, ordered) - portion(share, before, ordered)

/** Rounded half up; cents times cents can be beyond what a number holds exactly. */
export const portion = (cents: number, part: number, whole: number) =>
  Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

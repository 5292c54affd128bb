/** Splits a total over lines in cents, by their weights, such as what they cost. The shares sum to the total. */
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
 * Returns the part of a line's share for `quantity` pieces after `before` others of `ordered`; the
 * parts of all pieces sum to the share, however they are divided.
 */
export const refundOf = (share: number, ordered: number, before: number, quantity: number) =>
  portion(share, before + quantity, ordered) - portion(share, before, ordered)

/** Returns a part, rounded half up; cents times cents can exceed a number's exact range. */
export const portion = (cents: number, part: number, whole: number) =>
  Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

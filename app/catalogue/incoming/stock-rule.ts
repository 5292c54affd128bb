/** The ledger of a product, in pieces; `sourceStock` is the last report, null without any. */
export interface KnownStock {
  quantity: number
  sourceStock: number | null
  /** Pieces sold here beyond what the source had left. */
  owed: number
}

/**
 * The source does not know what was sold here, so only what changed on its side counts.
 * Source 10, 8 sold here (2 left). It reports 10 again: 2 left. It reports 5, having sold 5 itself:
 * none left and 3 owed. It reports 10 again, restocked: 2 left, not 5.
 */
export function nextStock(known: KnownStock | undefined, reported: number) {
  if (!known || known.sourceStock === null) return { quantity: reported, owed: 0 }
  const left = known.quantity - known.owed + (reported - known.sourceStock)
  return left >= 0 ? { quantity: left, owed: 0 } : { quantity: 0, owed: -left }
}

/** The ledger of a product whose stock a source reports. */
export interface KnownStock {
  /** Pieces that can be sold here. */
  quantity: number
  /** What the source reported last; null when none ever did. */
  sourceStock: number | null
  /** Pieces sold here beyond what the source had left. */
  owed: number
}

/**
 * The ledger after a source reported its stock. The source does not know what was sold here, so only
 * what changed on its side counts, and pieces sold here never come back by a sync.
 *
 * Source 10, 8 sold here (2 left). It reports 10 again: 2 left. It reports 5, having sold 5 itself:
 * none left and 3 owed. It reports 10 again, restocked: 2 left, not 5.
 */
export function nextStock(known: KnownStock | undefined, reported: number) {
  if (!known || known.sourceStock === null) return { quantity: reported, owed: 0 }
  const left = known.quantity - known.owed + (reported - known.sourceStock)
  return left >= 0 ? { quantity: left, owed: 0 } : { quantity: 0, owed: -left }
}

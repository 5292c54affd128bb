/** What the ledger knows of a product that a source tells the stock of. */
export interface KnownStock {
  /** Pieces that can be sold here. */
  quantity: number
  /** What the source told last; null when none ever told. */
  sourceStock: number | null
  /** Pieces sold here beyond what the source had left. */
  owed: number
}

/**
 * The ledger after a source told its stock. The source does not know what was sold here, so only
 * what changed on its side counts: an unchanged figure leaves the ledger as it is, and pieces sold
 * here never come back by a sync.
 *
 * Source 10, 8 sold here (2 left). It tells 10 again: 2 left. It tells 5, for it sold 5 itself:
 * none left and 3 owed. It tells 10 again, restocked: 2 left, not 5.
 */
export function nextStock(known: KnownStock | undefined, told: number) {
  if (!known || known.sourceStock === null) return { quantity: told, owed: 0 }
  const left = known.quantity - known.owed + (told - known.sourceStock)
  return left >= 0 ? { quantity: left, owed: 0 } : { quantity: 0, owed: -left }
}

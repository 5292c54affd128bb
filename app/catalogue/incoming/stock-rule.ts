/** The ledger of a product, in pieces; `sourceStock` is the last report, null without any. */
export interface KnownStock {
  quantity: number
  sourceStock: number | null
  /** Pieces sold here beyond what the source had left. */
  owed: number
}

/** Applies the source's changes only: of 10 with 8 sold here, a report of 5 leaves 0, owes 3. */
export function nextStock(known: KnownStock | undefined, reported: number) {
  if (!known || known.sourceStock === null) return { quantity: reported, owed: 0 }
  const left = known.quantity - known.owed + (reported - known.sourceStock)
  return left >= 0 ? { quantity: left, owed: 0 } : { quantity: 0, owed: -left }
}

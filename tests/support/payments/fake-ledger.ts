type MovedMoney = 'captured' | 'refunded' | 'refund_returned' | 'charged_back' | 'dispute_won'

export interface LedgerEntry {
  kind: MovedMoney
  reference: string
  /** Units of the currency as the provider counts them. */
  amount: number
  currency: string
}

/** The money that a fake provider moved, which a test compares with the shop's ledger. */
export function fakeLedger() {
  const entries: LedgerEntry[] = []
  const isOut = (kind: MovedMoney) => kind === 'refunded' || kind === 'charged_back'
  return {
    entries,
    move(kind: MovedMoney, reference: string, amount: number, currency: string) {
      entries.push({ kind, reference, amount, currency })
    },
    /** Returns what is left of an attempt's money. */
    left: (reference: string) =>
      entries
        .filter((entry) => entry.reference === reference)
        .reduce((sum, { kind, amount }) => sum + (isOut(kind) ? -amount : amount), 0),
  }
}

/** What goes wrong with money at the provider's page. */
export interface MoneySwitches {
  /** One unit less is taken than was asked. */
  tamperedAmount?: boolean
  otherCurrency?: string
}

/** How refunds go: at once, staying pending until `settle`, or refused. */
export type RefundSwitch = 'done' | 'stuck' | 'refused'

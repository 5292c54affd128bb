/** The jobs of a lane that run at a time; lanes do not wait for each other. */
const WIDTHS = { quick: 8, payments: 4, files: 1, backup: 1 } as const
type LaneName = keyof typeof WIDTHS

/** Kinds that take long; all others are `quick`, so no mail waits for an import or a provider. */
const SLOW: Record<string, LaneName> = {
  'catalogue-check': 'files',
  'catalogue-import': 'files',
  'catalogue-sync': 'files',
  backup: 'backup',
  'payment-look': 'payments',
  'payment-message': 'payments',
  'payment-refund': 'payments',
}

export interface Lane {
  kinds: string[]
  width: number
}

export const lanesOf = (kinds: string[]): Lane[] =>
  [...Map.groupBy(kinds, (kind) => SLOW[kind] ?? 'quick')].map(([name, inLane]) => ({
    kinds: inLane,
    width: WIDTHS[name],
  }))

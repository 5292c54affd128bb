/** The pages whose text begins as the shop's settings say. */
export const START_KINDS = ['about', 'faq', 'imprint', 'terms', 'shipping', 'privacy'] as const
export type StartKind = (typeof START_KINDS)[number]

/** Returns the address that a page begins with. */
export const slugOfStart = (kind: StartKind) => (kind === 'shipping' ? 'shipping-returns' : kind)

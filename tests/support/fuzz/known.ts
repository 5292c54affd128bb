/** Data that an attacker may have: an order, an account and a token of the desk. */
export interface Known {
  /** Values for the parameters of routes, by name: `:token` of an order, `:id` of a product. */
  parts: Record<string, string>
  idToken: string
  refreshToken: string
  deskToken: string
}

export const NOTHING_KNOWN: Known = { parts: {}, idToken: '', refreshToken: '', deskToken: '' }

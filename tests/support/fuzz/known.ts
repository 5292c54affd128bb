/** What somebody who attacks the shop may have: an order, an account and a token of the desk. */
export interface Known {
  /** For the parameters of routes, by name: `:token` of an order, `:id` of a product. */
  parts: Record<string, string>
  idToken: string
  refreshToken: string
  deskToken: string
}

export const NOTHING_KNOWN: Known = { parts: {}, idToken: '', refreshToken: '', deskToken: '' }

export interface RedirectsTable {
  /** A path as `readSource` writes it, with its query where the redirect is of one query only. */
  source: string
  /** A path of the shop in the address bar's form, or an address of http or https. */
  target: string
  /** The target's path as a source is written; null for another site's address. */
  target_key: string | null
  kind: RedirectKind
  made_at: number
}

/** 'own' is the merchant's; the others were made when an address changed. */
export type RedirectKind = 'own' | 'product' | 'category' | 'page'

declare module '../database/tables.server' {
  interface Tables {
    redirects: RedirectsTable
  }
}

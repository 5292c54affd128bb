import type { Generated } from 'kysely'

/** A day's visitors who searched for a text, in the shop's calendar. */
export interface SearchDaysTable {
  day: string
  /** The text that `keptText` makes of what was typed. */
  text: string
  answered: Generated<number>
  /** Answered by other words: corrected, or with words left out. */
  otherwise: Generated<number>
  unanswered: Generated<number>
  /** The visitors who opened a product that was found. */
  clicked: Generated<number>
  /** The visitors who put a found product into their cart. */
  carted: Generated<number>
}

declare module '../../database/tables.server' {
  interface Tables {
    search_days: SearchDaysTable
    search_clicks: { day: string; text: string; product_id: number; clicks: number }
    /** A row while its day lasts: then the salt of the hashes is gone. */
    search_salts: { day: string; salt: string; visits: Generated<number> }
    /** 48 bits of a hash of the salt, a visitor and a text; no visitor is stored. */
    search_visits: { day: string; visit: number; steps: number }
    search_rules: {
      text: string
      /** Ids of products as JSON. */
      pinned: string
      boosted: string
      buried: string
      target: string | null
      changed_at: number
    }
  }
}

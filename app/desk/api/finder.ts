import type { Database } from '../../database/tables.server'
import type { Right } from '../rights/rights'

export interface Found {
  /** Below /desk. */
  href: string
  text: string
  /** A second line, such as an order's state. */
  about?: string
}

export interface Finder {
  /** A screen's name in the texts, under which they stand. */
  kind: string
  right: Right
  /** At most five, the best first. */
  find(db: Database, text: string): Promise<Found[]>
}

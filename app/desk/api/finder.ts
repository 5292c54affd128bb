import type { Database } from '../../database/tables.server'
import type { Right, Role } from '../rights/rights'

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
  /** At most five, the best first; nothing is found by what the role may not see. */
  find(db: Database, text: string, role: Role): Promise<Found[]>
}

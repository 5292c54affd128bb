import type { Database } from '../../database/tables.server'
import type { Right, Role } from '../rights/rights'

interface SearchHit {
  /** Path below /desk. */
  href: string
  text: string
  /** A second line, such as an order's state. */
  about?: string
}

export interface Finder {
  /** Key of the screen's title, which heads the results. */
  kind: string
  right: Right
  /** Returns the best five at most, and nothing that the role may not see. */
  find(db: Database, text: string, role: Role): Promise<SearchHit[]>
}

import type { StockEvent } from './stock-events.server'

/** What `GET /products/:id/history` answers. Minor units. */
export interface History {
  prices: {
    id: number
    at: number
    before: number
    after: number
    discount: number
    by: string
    variant: number | null
  }[]
  stock: StockEvent[]
  since: number
  /** What was chosen of each variant that is sold, by its number. */
  variants: Record<string, string>
  schedules: {
    id: number
    variant_id: number | null
    price: number
    from_at: number
    until_at: number | null
    state: 'waiting' | 'running'
  }[]
}

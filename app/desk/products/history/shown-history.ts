import type { StockEvent } from './stock-events.server'

/** Answer of `GET /products/:id/history`. Minor units. */
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
  /** Chosen options of the variants on sale, by number. */
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

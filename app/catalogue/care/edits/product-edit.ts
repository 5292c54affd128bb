/** The effect of an edit on one field of a product or variant. */
export type ProductChange = { id: number; variant?: number } & (
  | { field: 'price' | 'stock' | 'hidden'; before: number; after: number }
  | { field: 'category'; before: string; after: string }
)

export type PriceEdit =
  | { kind: 'price'; to: number }
  | { kind: 'price'; percent: number }
  | { kind: 'price'; amount: number }
export type StockEdit = { kind: 'stock'; to: number } | { kind: 'stock'; amount: number }

export type Edit =
  | PriceEdit
  | StockEdit
  | { kind: 'visibility'; hidden: boolean }
  | { kind: 'category'; category: string }

export type LeftOut = 'unknown' | 'varied' | 'too_low' | 'too_high'

/** The highest price in minor units, the same as in imports. */
const HIGHEST_PRICE = 1_000_000_000
export const HIGHEST_STOCK = 1_000_000_000

type Fitting = { value: number } | { leftOut: LeftOut }

/** Rounds half up; a price is at least one minor unit. */
export function editedPrice(price: number, change: PriceEdit): Fitting {
  const value =
    'to' in change
      ? change.to
      : 'percent' in change
        ? Math.round((price * (100 + change.percent)) / 100)
        : price + change.amount
  return within(value, 1, HIGHEST_PRICE)
}

export const editedStock = (pieces: number, change: StockEdit): Fitting =>
  within('to' in change ? change.to : pieces + change.amount, 0, HIGHEST_STOCK)

const within = (value: number, least: number, most: number): Fitting =>
  value < least ? { leftOut: 'too_low' } : value > most ? { leftOut: 'too_high' } : { value }

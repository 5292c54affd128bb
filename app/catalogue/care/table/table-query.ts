/** Which products the merchant's table shows, and in what order. */
export interface TableQuery {
  search?: string
  category?: string
  brand?: string
  /** `all` leaves out those that their source no longer lists. */
  show: Shown
  /** Those with so many pieces or fewer, of themselves or of one of their variants. */
  low?: number
  options?: boolean
  /** Those without a picture. */
  bare?: boolean
  sort: TableSort
  /** From 1. */
  page: number
}

export const SHOWN = ['all', 'shop', 'hidden', 'gone'] as const
export type Shown = (typeof SHOWN)[number]

export const TABLE_SORTS = ['-id', 'id', 'title', '-title', 'price', '-price'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

export const TABLE_PAGE = 50
/** As far as a page can be turned to; below it rows are counted. */
export const MOST_COUNTED = 10_000

export interface TableRow {
  id: number
  title: string
  sku: string | null
  category: string
  brand: string | null
  /** Minor units: what holds, or after a scheduled price. */
  price: number
  /** Minor units: what is asked now, where a scheduled price runs. */
  scheduled?: number
  /** Per cent. */
  discount: number
  stock: number
  /** How many variants are sold; 0 of a product without options. */
  variants: number
  /** Path of a picture; empty without one. */
  picture: string
  state: 'shop' | 'hidden' | 'gone'
}

export const stateOf = ({ listed, hidden }: { listed: number; hidden: number }) =>
  hidden ? 'hidden' : listed ? 'shop' : 'gone'

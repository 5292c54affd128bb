export interface TableQuery {
  search?: string
  category?: string
  brand?: string
  /** `all` leaves out products that their source no longer lists. */
  show: Shown
  /** Products that have, or a variant of which has, at most this stock. */
  low?: number
  options?: boolean
  bare?: boolean
  sort: TableSort
  page: number
}

export const SHOWN = ['all', 'shop', 'hidden', 'gone'] as const
export type Shown = (typeof SHOWN)[number]

export const TABLE_SORTS = ['-id', 'id', 'title', '-title', 'price', '-price'] as const
export type TableSort = (typeof TABLE_SORTS)[number]

export const TABLE_PAGE = 50
/** The last row that can be paged to; rows are counted up to it. */
export const MOST_TABLE_ROWS = 10_000

export interface TableRow {
  id: number
  title: string
  sku: string | null
  category: string
  brand: string | null
  /** The regular price in minor units, without a running schedule. */
  price: number
  /** The scheduled price that runs now, in minor units. */
  scheduled?: number
  discount: number
  stock: number
  /** The number of variants for sale; 0 for a product without options. */
  variants: number
  picture: string
  state: 'shop' | 'hidden' | 'gone'
}

export const stateOf = ({ listed, hidden }: { listed: number; hidden: number }) =>
  hidden ? 'hidden' : listed ? 'shop' : 'gone'

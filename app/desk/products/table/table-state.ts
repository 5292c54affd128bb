/** What the address says of the table; each is left out of it while it is this. */
export const TABLE_STATE = {
  search: '',
  category: '',
  brand: '',
  show: 'all',
  low: '',
  options: '',
  bare: '',
  sort: '-id',
  page: '1',
}

export type TableState = typeof TABLE_STATE

/** Defaults of the table's state, which the address leaves out. */
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

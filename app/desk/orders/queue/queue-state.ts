import { useAddressState } from '../../kit/list/use-address-state'

export const QUEUE_STATE = {
  stage: '',
  search: '',
  payment: '',
  country: '',
  from: '',
  to: '',
  least: '',
  most: '',
  owed: '',
  sort: '-placed',
  page: '1',
}

export type QueueState = typeof QUEUE_STATE

export const useQueueState = () => useAddressState(QUEUE_STATE)

const FILTERS = ['payment', 'country', 'from', 'to', 'least', 'most', 'owed'] as const

export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, ''])) as Record<
  (typeof FILTERS)[number],
  ''
>

export const countFilters = (state: QueueState) =>
  FILTERS.filter((name) => state[name] !== '').length

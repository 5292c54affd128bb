import { useMemo } from 'react'
import { RETURN_STATES, type ReturnKind } from '../../../orders/returns/return-rules'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { optionsOf } from '../../kit/list/list-filters'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useDates } from '../../kit/use-formats'
import { useOrderMoney } from '../order-formats'
import type { ReturnsAnswer } from './listed-return'
import { returnColumns } from './return-columns'

const STATES = ['open', ...RETURN_STATES, 'all'] as const
const KINDS: ReturnKind[] = ['return', 'withdrawal']
const DEFAULTS = { state: 'open', kind: '', search: '', sort: 'asked', page: '1' }

/** Lists returns, the longest waiting first; a row leads to its order. */
export default function ReturnsScreen() {
  const { orders, screens } = useDeskTexts()
  const t = orders.returns
  const list = useList<ReturnsAnswer, typeof DEFAULTS>('/returns', DEFAULTS)
  const money = useOrderMoney()
  const { day } = useDates()
  const customers = useMay()('customers.read')
  const columns = useMemo(
    () => returnColumns({ texts: t, money, day, customers }),
    [t, money, day, customers],
  )
  return (
    <ListScreen
      title={screens.returns}
      list={list}
      search={customers ? t.search : orders.queue.searchNumber}
      filters={[
        { name: 'state', label: t.state, options: optionsOf(t.states, STATES) },
        { name: 'kind', label: t.kind, options: optionsOf(t.kinds, KINDS), any: t.anyKind },
      ]}
      columns={columns}
      rows={list.read.data?.rows}
      empty={t.none}
      href={({ order }) => `/orders/${order}`}
      page={list.read.data}
    />
  )
}

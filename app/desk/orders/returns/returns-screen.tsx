import { useMemo } from 'react'
import { RETURN_STATES, type ReturnKind } from '../../../orders/returns/return-rules'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { useMay } from '../../client/use-session'
import { Failed } from '../../kit/failed'
import { Select } from '../../kit/fields/select'
import { DataTable } from '../../kit/list/data-table'
import { ListFilters } from '../../kit/list/list-filters'
import { SearchBox } from '../../kit/list/search-box'
import { useAddressState } from '../../kit/list/use-address-state'
import { Page } from '../../kit/page'
import { useDates } from '../../kit/use-formats'
import { useOrderMoney } from '../order-formats'
import { returnColumns } from './return-columns'
import type { ReturnsAnswer } from './return-row'

const ANY = 'any'
const STATES = ['open', ...RETURN_STATES, 'all'] as const
const KINDS: ReturnKind[] = ['return', 'withdrawal']
const DEFAULTS = { state: 'open', kind: '', search: '', sort: 'asked', page: '1' }

/** Returns of all orders, those that wait for longest first; a row leads to its order. */
export default function ReturnsScreen() {
  const { orders, screens } = useDeskTexts()
  const t = orders.returns
  const [state, change] = useAddressState(DEFAULTS)
  const list = useRead<ReturnsAnswer>('/returns', state)
  const money = useOrderMoney()
  const { day } = useDates()
  const customers = useMay()('customers.read')
  const columns = useMemo(
    () => returnColumns({ texts: t, money, day, customers }),
    [t, money, day, customers],
  )
  return (
    <Page title={screens.returns}>
      <ListFilters>
        <SearchBox
          label={customers ? t.search : orders.queue.searchNumber}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          bare
          label={t.state}
          value={state.state}
          onChange={(id: string) => change({ state: id })}
          options={STATES.map((id) => ({ id: id as string, text: t.states[id] }))}
        />
        <Select
          bare
          label={t.kind}
          value={state.kind || ANY}
          onChange={(id: string) => change({ kind: id === ANY ? '' : id })}
          options={[
            { id: ANY, text: t.anyKind },
            ...KINDS.map((id) => ({ id: id as string, text: t.kinds[id] })),
          ]}
        />
      </ListFilters>
      {list.error && <Failed error={list.error} again={() => void list.refetch()} />}
      {list.data && (
        <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
          <DataTable
            label={screens.returns}
            columns={columns}
            rows={list.data.rows}
            empty={t.none}
            href={({ order }) => `/orders/${order}`}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            page={list.data}
            onPage={(page) => change({ page: String(page) })}
          />
        </div>
      )}
    </Page>
  )
}

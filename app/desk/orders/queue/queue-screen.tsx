import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { STAGES, type Stage } from '../../../orders/queue/stage'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../frame/desk-texts'
import { useDeskEvents } from '../../frame/events/use-desk-events'
import { useRead } from '../../frame/use-data'
import { useMay } from '../../frame/use-session'
import { LinkButton } from '../../kit/button'
import { Failed } from '../../kit/failed'
import { Page } from '../../kit/page'
import { DataTable } from '../../kit/table/data-table'
import { Tabs } from '../../kit/tabs'
import { useDates, useFigures } from '../../kit/use-formats'
import { BulkActions } from '../bulk/bulk-actions'
import { SoundSwitch } from '../events/sound-switch'
import { useOrderMoney } from '../order-formats'
import { queueColumns } from './queue-columns'
import { QueueFilters } from './queue-filters'
import type { QueueAnswer, QueueCounts } from './queue-row'
import { filtersOf, useQueueState } from './queue-state'

const ALL = 'all'
/** Scrolled further than this, somebody reads, and rows stay where they are. */
const READING_PX = 120

/** The orders there are: by state, found, filtered, and worked on several at a time. */
export default function QueueScreen() {
  const { orders: t, screens } = useDeskTexts()
  const [state, change] = useQueueState()
  const { data: counted } = useRead<QueueCounts>('/orders/counts')
  const figures = useFigures()
  const may = useMay()
  const shown = (stage: Stage) => {
    const count = counted?.counts[stage] ?? 0
    const text =
      counted && count > counted.most
        ? fill(t.queue.capped, { count: figures(counted.most) })
        : figures(count)
    return (
      <>
        {t.stages[stage]}
        {counted && <span className="text-muted text-sm">{text}</span>}
      </>
    )
  }
  const content = <QueueTable />
  return (
    <Page
      title={screens.orders}
      actions={
        <>
          <SoundSwitch />
          {may('orders.change') && (
            <LinkButton to="/orders/new" icon="plus" look="main">
              {t.queue.add}
            </LinkButton>
          )}
        </>
      }
    >
      <QueueFilters state={state} change={change} />
      <Tabs
        label={t.queue.stage}
        selected={state.stage || ALL}
        onSelect={(id) => change({ stage: id === ALL ? '' : id })}
        tabs={[
          { id: ALL, title: t.queue.all, content },
          ...STAGES.map((stage) => ({ id: stage, title: shown(stage), content })),
        ]}
      />
    </Page>
  )
}

function QueueTable() {
  const { orders: t } = useDeskTexts()
  const [state, change] = useQueueState()
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const list = useRead<QueueAnswer>('/orders', state)
  const client = useQueryClient()
  const money = useOrderMoney()
  const { moment } = useDates()
  const may = useMay()
  const columns = useMemo(() => queueColumns({ texts: t, money, moment }), [t, money, moment])
  useDeskEvents(({ placed, changed }) => {
    if (!placed && !changed) return
    if (selected.size > 0 || scrollY > READING_PX) return
    void client.invalidateQueries({ queryKey: ['/orders'] })
  })
  const { search, page } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is no longer shown is not chosen
  useEffect(() => setSelected(new Set()), [search, page, state.stage])
  if (list.error && !list.data)
    return <Failed error={list.error} again={() => void list.refetch()} />
  const rows = list.data?.rows ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))
  const sought = search !== '' || filtersOf(state) > 0
  return (
    <div className={`flex flex-col gap-3 ${list.isPlaceholderData ? 'opacity-60' : ''}`}>
      {list.error && <Failed error={list.error} again={() => void list.refetch()} />}
      <DataTable
        label={t.queue.label}
        columns={columns}
        rows={rows}
        empty={list.isPending ? '' : sought ? t.queue.nothingFits : t.queue.empty}
        href={({ id }) => `/orders/${id}`}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        page={list.data}
        onPage={(to) => change({ page: String(to) })}
        {...(may('customers.read') && {
          selected,
          onSelected: setSelected,
          bulk: <BulkActions chosen={chosen} may={may} onDone={() => setSelected(new Set())} />,
        })}
      />
    </div>
  )
}

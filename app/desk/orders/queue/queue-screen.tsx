import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { STAGES, type Stage } from '../../../orders/queue/stage'
import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { type DeskTexts, useDeskTexts } from '../../client/desk-texts'
import { useDeskEvents } from '../../client/use-desk-events'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { LinkButton } from '../../kit/button'
import { Icon } from '../../kit/icon'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListTable } from '../../kit/list/list-table'
import { useList } from '../../kit/list/use-list'
import { Page } from '../../kit/page'
import { Tabs } from '../../kit/tabs'
import { useDates, useFigures } from '../../kit/use-formats'
import { BulkActions } from '../bulk/bulk-actions'
import { SoundSwitch } from '../events/sound-switch'
import { englishCountryName, STAGE_TONES, useOrderMoney } from '../order-formats'
import { QueueFilters } from './queue-filters'
import type { QueueAnswer, QueueCounts, QueueRow } from './queue-row'
import { countFilters, QUEUE_STATE, type QueueState, useQueueState } from './queue-state'

const ALL = 'all'
/** A person who scrolled further than this is reading, so that rows do not move. */
const READING_PX = 120

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
  const list = useList<QueueAnswer, QueueState>('/orders', QUEUE_STATE)
  const [selected, setSelected] = useState<Set<string>>(new Set())
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
  const { state } = list
  const { data } = list.read
  const { search, page } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is no longer shown is not chosen
  useEffect(() => setSelected(new Set()), [search, page, state.stage])
  const chosen = (data?.rows ?? []).filter(({ id }) => selected.has(id))
  const sought = search !== '' || countFilters(state) > 0
  return (
    <div className="flex flex-col gap-3">
      <ListTable
        list={list}
        label={t.queue.label}
        columns={columns}
        rows={data?.rows}
        empty={sought ? t.queue.nothingFits : t.queue.empty}
        href={({ id }) => `/orders/${id}`}
        page={data}
        {...(may('customers.read') && {
          selected,
          onSelected: setSelected,
          bulk: <BulkActions chosen={chosen} may={may} onDone={() => setSelected(new Set())} />,
        })}
      />
    </div>
  )
}

interface With {
  texts: DeskTexts['orders']
  money(amount: number, currency: string): string
  moment(at: number): string
}

const queueColumns = ({ texts, money, moment }: With): ColumnOf<QueueRow>[] =>
  titled(texts.queue, [
    {
      id: 'number',
      cell: ({ id, notes }) => (
        <span className="inline-flex items-center gap-2 whitespace-nowrap font-medium">
          {id}
          {notes && (
            <span title={texts.queue.hasNotes}>
              <Icon name="messages" className="size-4 text-muted" />
              <span className="sr-only">{texts.queue.hasNotes}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'stage',
      title: texts.queue.state,
      cell: ({ stage }) => <Badge tone={STAGE_TONES[stage]}>{texts.stages[stage]}</Badge>,
    },
    {
      id: 'customer',
      cell: ({ name, city, country }) => (
        <span className="cell-words">
          {name}
          <span className="block text-muted text-sm">
            {[city, englishCountryName(country)].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    {
      id: 'items',
      wideOnly: true,
      cell: ({ title, quantity, lines }) => {
        const first = quantity > 1 ? fill(texts.queue.times, { quantity, title }) : title
        return (
          <span className="line-clamp-2 max-w-56">
            {lines > 1 ? fill(texts.queue.more, { title: first, count: lines - 1 }) : first}
          </span>
        )
      },
    },
    {
      id: 'placed',
      sortable: true,
      cell: ({ placedAt }) => <span className="whitespace-nowrap">{moment(placedAt)}</span>,
    },
    {
      id: 'total',
      end: true,
      cell: ({ total, currency, payment }) => (
        <span>
          {money(total, currency)}
          <span className="block whitespace-nowrap text-muted text-sm">
            {texts.payments[payment]}
          </span>
        </span>
      ),
    },
  ])

import { Link } from 'react-router'
import { formatPrice } from '../../texts/figures'
import { fill, plural } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay, useSession } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { Icon } from '../kit/icon'
import { type ColumnOf, DataTable, titled } from '../kit/list/data-table'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates, useFigures } from '../kit/use-formats'
import { STAGE_TONES } from '../orders/order-formats'
import { SearchLink } from '../search/search-link'
import { SynonymLink } from '../search/synonym-link'
import { OpeningCard } from './opening-card'
import { type Start, TASKS } from './to-do'

const EVERY_MS = 60_000

export default function StartScreen() {
  const { shop } = useSession()
  const { data, error, refetch } = useRead<Start>('/start', {}, { every: EVERY_MS })
  return (
    <Page title={useDeskTexts().screens.start} about={shop.name}>
      {error && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          {data.opening.length > 0 && <OpeningCard steps={data.opening} />}
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <ToDoCard todo={data.todo} />
            <TodayCard today={data.today} />
          </div>
          {data.searches.length > 0 && <SearchesCard searches={data.searches} />}
          <LatestCard latest={data.latest} />
        </>
      )}
    </Page>
  )
}

/** The searches that cost most, each one step from a synonym or a decision. */
function SearchesCard({ searches }: Pick<Start, 'searches'>) {
  const { start } = useDeskTexts()
  const mayChange = useMay()('products.change')
  const figures = useFigures()
  return (
    <Card
      title={start.searches}
      actions={<LinkButton to="/search">{start.allSearches}</LinkButton>}
    >
      <p className="mb-2 text-muted">{start.searchesAbout}</p>
      <ol className="divide-y divide-line">
        {searches.map(({ text, visitors, unanswered, left }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 grow">
              <SearchLink text={text} />
            </span>
            <span className="text-muted">
              {fill(start.lostOf, {
                lost: figures(unanswered + left),
                visitors: figures(visitors),
              })}
            </span>
            {mayChange && <SynonymLink text={text} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function ToDoCard({ todo }: Pick<Start, 'todo'>) {
  const { orders, start } = useDeskTexts()
  const { role } = useSession().staff
  const figures = useFigures()
  const watches = role === 'viewer'
  return (
    <Card title={watches ? start.titleOfViewer : start.title}>
      {todo.length === 0 ? (
        <p className="flex items-center gap-3 py-3">
          <Icon name="check" className="size-6 text-ok" />
          {watches ? start.nothingOfViewer : start.nothing}
        </p>
      ) : (
        <ul className="-mx-2">
          {todo.map(({ task, count, more }) => (
            <li key={task}>
              <Link
                to={TASKS[task].href}
                className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-ground"
              >
                <span className="min-w-10 text-right font-semibold text-accent text-lg">
                  {more ? fill(orders.queue.capped, { count: figures(count) }) : figures(count)}
                </span>
                <span className="grow">{plural('en', { ...start.tasks[task] }, count)}</span>
                <Icon name="next" className="size-4 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Latest = Start['latest'][number] & { id: string }

function LatestCard({ latest }: Pick<Start, 'latest'>) {
  const { start, orders } = useDeskTexts()
  const dates = useDates()
  const may = useMay()
  if (!may('orders.read')) return null
  const columns: ColumnOf<Latest>[] = titled(start, [
    { id: 'number', title: start.order, cell: ({ number }) => number },
    ...(may('customers.read')
      ? [{ id: 'name', title: start.customer, cell: ({ name }: Latest) => name || start.erased }]
      : []),
    { id: 'placed', cell: ({ placedAt }) => dates.moment(placedAt) },
    {
      id: 'stage',
      title: start.status,
      cell: ({ stage }) => <Badge tone={STAGE_TONES[stage]}>{orders.stages[stage]}</Badge>,
    },
    { id: 'total', end: true, cell: ({ total, pattern }) => formatPrice('en', total, pattern) },
  ])
  return (
    <section className="flex flex-col gap-3" aria-label={start.latest}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{start.latest}</h2>
        <LinkButton look="quiet" to="/orders">
          {start.all}
        </LinkButton>
      </header>
      <DataTable
        label={start.latest}
        columns={columns}
        rows={latest.map((order) => ({ ...order, id: order.number }))}
        empty={start.noOrders}
        href={({ number }) => `/orders/${number}`}
      />
    </section>
  )
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** Compares today with the same weekday of last week up to this time. */
function TodayCard({ today: { before, sums } }: Pick<Start, 'today'>) {
  const { start } = useDeskTexts()
  const figures = useFigures()
  const may = useMay()
  const day = fill(start.lastDay, { weekday: weekday.format(Date.parse(before)) })
  return (
    <Card
      title={start.today}
      actions={
        may('reports.read') && (
          <LinkButton look="quiet" to="/reports?period=today">
            {start.reports}
          </LinkButton>
        )
      }
    >
      {sums.length === 0 && <p className="py-3 text-muted">{start.noneYet}</p>}
      {sums.map((sum) => (
        <dl key={sum.currency} className="grid grid-cols-[2fr_3fr] gap-4">
          <Sum name={start.orders} now={figures(sum.now.orders)}>
            {fill(start.before, { figure: figures(sum.before.orders), day })}
          </Sum>
          <Sum name={start.revenue} now={formatPrice('en', sum.now.revenue, sum.pattern)}>
            {fill(start.before, {
              figure: formatPrice('en', sum.before.revenue, sum.pattern),
              day,
            })}
          </Sum>
        </dl>
      ))}
    </Card>
  )
}

const Sum = ({ name, now, children }: { name: string; now: string; children: string }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="break-words font-semibold text-2xl">{now}</dd>
    <dd className="text-muted text-sm">{children}</dd>
  </div>
)

import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { Card } from '../../kit/card'
import { Failed } from '../../kit/failed'
import { useDates, useMoney } from '../../kit/use-formats'
import { Schedules } from './schedules'
import type { History } from './shown-history'
import type { StockEvent } from './stock-events.server'

const SCHEDULE = /^schedule /

const FIRST = 12

export function Histories({ id, isDisabled }: { id: number; isDisabled: boolean }) {
  const { history: texts } = useDeskTexts().products
  const { data, error, refetch } = useRead<History>(`/products/${id}/history`)
  const dates = useDates()
  const money = useMoney()
  const why = useWhy()
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <Schedules id={id} history={data} isDisabled={isDisabled} />
      <Card title={texts.prices}>
        {data.prices.length === 0 && <p className="text-muted">{texts.noPrices}</p>}
        <ul className="flex flex-col gap-2">
          {data.prices.slice(0, FIRST).map((one) => (
            <li key={one.id}>
              <span className="font-medium">
                {money.format(one.before)} → {money.format(one.after)}
              </span>
              {one.variant !== null && ` · ${data.variants[one.variant] ?? ''}`}
              <span className="block text-muted text-sm">
                {dates.moment(one.at)}, {why('count', one.by)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={texts.stock}>
        {data.stock.length === 0 && <p className="text-muted">{texts.noStock}</p>}
        <ul className="flex flex-col gap-2">
          {data.stock.slice(0, FIRST).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
            <li key={at}>
              <span className="font-medium">
                {one.change > 0 ? `+${one.change}` : one.change}
                {one.after !== undefined && ` (${one.before} → ${one.after})`}
              </span>
              {one.variant !== null && ` · ${data.variants[one.variant] ?? ''}`}
              <span className="block text-muted text-sm">
                {dates.moment(one.at)}, {why(one.kind, one.by)}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-muted text-sm">
          {fill(texts.since, { day: dates.day(data.since) })}
        </p>
      </Card>
    </>
  )
}

/** Returns a function that words who or what changed a price or stock. */
function useWhy() {
  const { reasons } = useDeskTexts().products.history
  return (kind: StockEvent['kind'], by: string) => {
    if (kind !== 'count') return fill(reasons[kind], { number: by })
    if (by === 'command' || by === 'file') return reasons[by]
    if (SCHEDULE.test(by)) return reasons.schedule
    return by.startsWith('desk ')
      ? fill(reasons.desk, { name: by.slice(5) })
      : fill(reasons.host, { name: by })
  }
}

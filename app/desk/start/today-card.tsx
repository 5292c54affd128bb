import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { useFigures } from '../kit/use-formats'
import type { Start } from './to-do'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** Compares today with the same weekday of last week up to this time. */
export function TodayCard({ today: { before, sums } }: Pick<Start, 'today'>) {
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

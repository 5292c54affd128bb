import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useDates } from '../kit/use-formats'
import type { Report } from './report'
import { writtenDay } from './use-cells'

/** With what the figures are compared, and whose days they are. */
export function ComparedLine({ before }: { before: NonNullable<Report['before']> }) {
  const { reports } = useDeskTexts()
  const { timeZone, moment } = useDates()
  const { first, last, until } = before
  const end = until ? moment(until) : writtenDay(last)
  const whole = first === last && !until
  const period = whole ? end : fill(reports.days, { first: writtenDay(first), last: end })
  return (
    <p className="text-muted text-sm">
      {fill(reports.about.compared, { period })} {fill(reports.about.own, { zone: timeZone })}
    </p>
  )
}

import { changeOf } from '../../orders/figures/definitions'
import { formatNumber } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import type { Total } from './report'
import { useCells } from './use-cells'

export function FiguresOf({ figures, pattern }: { figures: Total[]; pattern?: string }) {
  const { reports } = useDeskTexts()
  const said = useCells()
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {figures.map(({ id, kind, now, before }) => (
        <div key={id} className="rounded-md border border-line bg-surface p-3 md:p-4">
          <dt className="text-muted text-sm">{reports.figures[id]}</dt>
          <dd className="mt-1 break-words font-semibold text-lg sm:text-xl">
            {said(now, kind, pattern)}
          </dd>
          {before !== undefined && (
            <dd className="mt-1 text-muted text-sm">
              <Change before={before} now={now} points={kind === 'percent'} />
              {said(before, kind, pattern)} {reports.before}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

interface ChangeProps {
  before: number | null
  now: number | null
  /** Marks percentages, for which a change in per cent would mislead. */
  points: boolean
}

/** Words the change for screen readers; it has no colour, since more is not always better. */
function Change({ before, now, points }: ChangeProps) {
  const { change } = useDeskTexts().reports
  if (before === null || now === null || points) return null
  const percent = changeOf(before, now)
  if (percent === null || percent === 0) return null
  const written = formatNumber('en', Math.abs(percent))
  const words = fill(percent > 0 ? change.more : change.less, { percent: written })
  return (
    <span className="mr-1.5 block whitespace-nowrap font-medium text-ink sm:inline">
      <span aria-hidden="true">
        {percent > 0 ? '▲' : '▼'} {written}%
      </span>
      <span className="sr-only">{words}. </span>
    </span>
  )
}

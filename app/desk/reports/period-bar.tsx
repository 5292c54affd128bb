import { type FormEvent, useId } from 'react'
import { BUCKET_SIZES, type BucketSize } from '../../orders/figures/buckets'
import { PERIODS, type Period } from '../../orders/figures/periods'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { INPUT, LABEL } from '../kit/fields/looks'
import { Select } from '../kit/fields/select'
import type { Report } from './report'
import type { ReportState } from './use-report'

interface Props {
  state: ReportState
  change(changed: Partial<ReportState>): void
  report: Report | undefined
}

export function PeriodBar({ state, change, report }: Props) {
  const { reports } = useDeskTexts()
  const { steps = [], step } = report ?? {}
  const period = PERIODS.find((one) => one === state.period) ?? '30-days'
  const choose = (id: Period) =>
    change({
      period: id,
      step: '',
      ...(id === 'own'
        ? { from: report?.span?.first ?? '', to: report?.span?.last ?? '' }
        : { from: '', to: '' }),
    })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-40">
        <Select
          label={reports.period}
          options={PERIODS.map((id) => ({ id, text: reports.periods[id] }))}
          value={period}
          onChange={choose}
        />
      </div>
      {period === 'own' && (
        <OwnDates key={`${state.from} ${state.to}`} state={state} change={change} />
      )}
      {steps.length > 1 && (
        <div className="min-w-28">
          <Select<BucketSize>
            label={reports.step}
            options={BUCKET_SIZES.filter((id) => steps.includes(id)).map((id) => ({
              id,
              text: reports.steps[id],
            }))}
            value={step}
            onChange={(id) => change({ step: id })}
          />
        </div>
      )}
    </div>
  )
}

/** Applies the dates once both are complete. */
function OwnDates({ state, change }: Omit<Props, 'report'>) {
  const { reports } = useDeskTexts()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    change({ from: String(given.get('from')), to: String(given.get('to')), step: '' })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((name) => (
        <div key={name}>
          <label htmlFor={id + name} className={LABEL}>
            {reports[name]}
          </label>
          <input
            id={id + name}
            name={name}
            type="date"
            required
            min="2000-01-01"
            max="2100-12-31"
            defaultValue={state[name]}
            className={INPUT}
          />
        </div>
      ))}
      <Button type="submit" look="main">
        {reports.apply}
      </Button>
    </form>
  )
}

import { lazy, Suspense, useState } from 'react'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay, useSession } from '../client/use-session'
import { Card } from '../kit/card'
import { Checkbox } from '../kit/fields/checkbox'
import { Icon } from '../kit/icon'
import { Empty } from '../kit/list/empty'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { FiguresOf } from './figures-of'
import { PeriodBar } from './period-bar'
import type { PlotProps } from './plots/plot-of'
import type { Report, ReportName } from './report'
import { ReportLinks } from './report-links'
import { RowsOf } from './rows-of'
import { hasPeriod, type ReportState, useReport } from './use-report'

export function reportScreen(name: ReportName) {
  return function ReportScreen() {
    const { reports } = useDeskTexts()
    const { state, change, read, fileOf } = useReport(name)
    const { data, error } = read
    return (
      <Page
        title={reports.names[name]}
        actions={<DownloadLink href={fileOf(`${name}/csv`)} text={reports.csv} />}
      >
        <ReportLinks state={state} />
        {hasPeriod(name) && <PeriodBar state={state} change={change} report={data} />}
        <Definition name={name} />
        {error && <Failed error={error} again={() => void read.refetch()} />}
        {data && (
          <Shown
            name={name}
            report={data}
            currency={state.currency}
            onCurrency={(currency) => change({ currency })}
          />
        )}
        {name === 'sales' && <AccountantCard fileOf={fileOf} />}
      </Page>
    )
  }
}

interface ShownProps {
  name: ReportName
  report: Report
  currency: ReportState['currency']
  onCurrency(code: string): void
}

function Shown({ name, report, currency, onCurrency }: ShownProps) {
  const { reports } = useDeskTexts()
  const { currencies, totals, table } = report
  const shown = currencies.find(({ code }) => code === currency) ?? currencies[0]
  const at = table.columns.findIndex(({ id }) => id === 'currency')
  const rows = at < 0 ? table.rows : table.rows.filter((row) => row[at] === shown?.code)
  const figures = totals.find((one) => (one.currency ?? shown?.code) === shown?.code)?.figures
  return (
    <>
      {report.before && <ComparedLine before={report.before} />}
      {currencies.length > 1 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{reports.currency}</legend>
          {currencies.map(({ code }) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === shown?.code}
              onClick={() => onCurrency(code)}
              className="min-h-9 rounded-md border border-line bg-surface px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent touch:min-h-11"
            >
              {code}
            </button>
          ))}
        </fieldset>
      )}
      {figures && <FiguresOf figures={figures} pattern={shown?.pattern} />}
      {rows.length === 0 ? (
        <Card>
          <Empty text={reports.nothing} />
        </Card>
      ) : (
        <>
          <Card title={reports.plot}>
            <LazyPlot name={name} report={report} rows={rows} pattern={shown?.pattern} />
          </Card>
          <RowsOf
            label={reports.names[name]}
            report={report}
            rows={rows}
            pattern={shown?.pattern}
          />
        </>
      )}
    </>
  )
}

function Definition({ name }: { name: ReportName }) {
  const { reports } = useDeskTexts()
  return (
    <details className="max-w-[75ch] text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-muted underline touch:min-h-11">
        <Icon name="reports" className="size-4" />
        {reports.counted}
      </summary>
      <p className="mt-1">{reports.about[name]}</p>
    </details>
  )
}

/** Begins with the decimal sign of the shop's language, as its accountant's spreadsheet has it. */
function AccountantCard({ fileOf }: Pick<ReturnType<typeof useReport>, 'fileOf'>) {
  const { accountant } = useDeskTexts().reports
  const may = useMay()
  const { language } = useSession().shop
  const [comma, setComma] = useState(() => (1.5).toLocaleString(language).includes(','))
  const link = (name: 'orders' | 'rates' | 'payments' | 'payouts') => (
    <DownloadLink
      href={fileOf(`accounts/${name}`, comma ? { decimals: 'comma' } : {})}
      text={accountant[name]}
    />
  )
  return (
    <Card title={accountant.title}>
      <p className="max-w-[75ch] text-muted">{accountant.about}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {may('customers.read') && link('orders')}
        {link('rates')}
        {link('payments')}
        {link('payouts')}
      </div>
      <div className="mt-3">
        <Checkbox isSelected={comma} onChange={setComma}>
          {accountant.comma}
        </Checkbox>
      </div>
    </Card>
  )
}

function ComparedLine({ before }: { before: NonNullable<Report['before']> }) {
  const { reports } = useDeskTexts()
  const { timeZone, moment, calendarDay } = useDates()
  const { first, last, until } = before
  const end = until ? moment(until) : calendarDay(last)
  const whole = first === last && !until
  const period = whole ? end : fill(reports.days, { first: calendarDay(first), last: end })
  return (
    <p className="text-muted text-sm">
      {fill(reports.about.compared, { period })} {fill(reports.about.own, { zone: timeZone })}
    </p>
  )
}

/** Downloads through the browser, without a limit; `href` is the whole path, not below /desk. */
const DownloadLink = ({ href, text }: { href: string; text: string }) => (
  <a
    href={href}
    download
    className="inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-line bg-surface px-3 font-medium no-underline hover:bg-ground touch:min-h-11"
  >
    <Icon name="download" />
    {text}
  </a>
)

const Plot = lazy(() => import('./plots/plot'))

/** Loads the library of plots after the figures. */
function LazyPlot(props: PlotProps) {
  const { kit } = useDeskTexts()
  return (
    <Suspense fallback={<p className="grid h-80 place-items-center text-muted">{kit.loading}</p>}>
      <Plot {...props} />
    </Suspense>
  )
}

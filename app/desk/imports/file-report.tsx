import type {
  FieldChange,
  ImportDifference,
} from '../../catalogue/incoming/files/differences.server'
import type { FileReport } from '../../catalogue/incoming/files/file-imports.server'
import { fill, plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Badge, type Tone } from '../kit/badge'
import { Card } from '../kit/card'
import { DataTable, titled } from '../kit/list/data-table'
import { Notice } from '../kit/notice'
import { useFigures, useMoney } from '../kit/use-formats'
import { useChoices } from '../products/table/use-choices'

interface Props {
  id: string
  report: FileReport
  applied: boolean
}

const TONES: Record<ImportDifference['what'], Tone> = {
  added: 'ok',
  changed: 'info',
  restocked: 'neutral',
}
const SUMS = ['read', 'added', 'changed', 'restocked', 'unchanged', 'unlisted'] as const
const MOST_REFUSED = 50

export function FileReportView({ id, report: given }: Props) {
  const { imports } = useDeskTexts()
  const figures = useFigures()
  const { report, differences = [], unknownColumns = [] } = given
  const leftOut = unknownColumns.length > 0 && (
    <Notice
      tone="warn"
      title={fill(imports.unknownColumns, { names: unknownColumns.join(', ') })}
    />
  )
  if (!report) return leftOut
  const sums = [
    ...SUMS.map((name) => [name, report[name]] as const),
    ['rejected', report.rejectedCount] as const,
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {sums.map(([name, count]) => (
          <div key={name} className="rounded-md border border-line bg-surface p-3">
            <dt className="text-muted text-sm">{imports[name]}</dt>
            <dd className="font-semibold text-xl">{figures(count)}</dd>
          </div>
        ))}
      </dl>
      {leftOut}
      {report.discounts !== undefined && (
        <Notice tone="info" title={plural('en', imports.discounts, report.discounts)} />
      )}
      {report.inPounds !== undefined && (
        <Notice tone="warn" title={plural('en', imports.inPounds, report.inPounds)} />
      )}
      {report.inKilograms !== undefined && (
        <Notice tone="info" title={plural('en', imports.inKilograms, report.inKilograms)} />
      )}
      <Refused id={id} report={report} />
      <Differences
        differences={differences}
        total={report.added + report.changed + report.restocked}
      />
    </>
  )
}

function Refused({ id, report }: { id: string; report: NonNullable<FileReport['report']> }) {
  const { imports } = useDeskTexts()
  if (report.rejected.length === 0) return null
  const rows = report.rejected
    .slice(0, MOST_REFUSED)
    .map((one, at) => ({ ...one, id: `${one.row} ${at}` }))
  return (
    <Card
      title={imports.refused}
      actions={
        <a href={`/api/desk/imports/${id}/refused.csv`} download className="underline">
          {imports.download}
        </a>
      }
    >
      <DataTable
        label={imports.refused}
        columns={titled(imports, [
          { id: 'row', cell: ({ row }: (typeof rows)[number]) => row },
          { id: 'reason', cell: ({ reason }) => reason },
        ])}
        rows={rows}
        empty=""
      />
    </Card>
  )
}

function Differences({ differences, total }: { differences: ImportDifference[]; total: number }) {
  const { imports } = useDeskTexts()
  const said = useSaid()
  const rows = differences.map((one, at) => ({ ...one, product: one.id, id: at }))
  type Row = (typeof rows)[number]
  return (
    <Card title={imports.differences}>
      {total > rows.length && rows.length > 0 && (
        <p className="mb-3 text-muted">{fill(imports.shownOf, { count: rows.length })}</p>
      )}
      <DataTable
        label={imports.differences}
        empty={imports.nothing}
        rows={rows}
        columns={[
          { id: 'title', title: imports.product, cell: ({ title }: Row) => title },
          {
            id: 'what',
            title: imports.what,
            cell: ({ what }: Row) => <Badge tone={TONES[what]}>{imports.whats[what]}</Badge>,
          },
          { id: 'sku', title: 'SKU', cell: ({ sku, product }: Row) => sku ?? (product || '–') },
          {
            id: 'fields',
            title: imports.field,
            cell: ({ fields }: Row) => (
              <ul>
                {fields.map((one) => (
                  <li key={one.field}>{said(one)}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** Returns a function that describes a change: 'Price: $10.00 → $12.50'. */
function useSaid() {
  const { imports } = useDeskTexts()
  const money = useMoney()
  const { categories } = useChoices()
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  return ({ field, before, after }: FieldChange) => {
    const name = imports.fields[field]
    if (field === 'other') return name
    const value = (given: string | number | undefined) => {
      if (field === 'price' && typeof given === 'number') return money.format(given)
      return field === 'category' ? (names.get(String(given)) ?? given) : given
    }
    return before === undefined
      ? `${name}: ${value(after)}`
      : `${name}: ${value(before)} → ${value(after)}`
  }
}

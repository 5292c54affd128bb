import { useState } from 'react'
import type { PublicStatus } from '../../../orders/order/status'
import { fill } from '../../../texts/fill'
import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { type ColumnOf, DataTable, titled } from '../../kit/list/data-table'
import type { PageOf } from '../../kit/list/pager'
import { Failed } from '../../kit/notice'
import { useDates, useMoney } from '../../kit/use-formats'

interface Use {
  number: string
  status: PublicStatus
  discount: number
  total: number
  currency: string
  redeemed_at: number
}

interface Props {
  path: string
  sums: { discount: number; total: number }
}

export function CouponUses({ path, sums }: Props) {
  const { discounts: texts } = useDeskTexts()
  const money = useMoney()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useRead<{ rows: Use[]; page: PageOf }>(`${path}/uses`, { page })
  const columns = useColumns()
  const about = { discount: money.format(sums.discount), total: money.format(sums.total) }
  return (
    <Card title={texts.uses}>
      {data && data.rows.length > 0 && (
        <p className="mb-3 text-muted">{fill(texts.usesAbout, about)}</p>
      )}
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={texts.uses}
          columns={columns}
          rows={data.rows.map((use) => ({ ...use, id: use.number }))}
          empty={texts.noUses}
          href={({ number }) => `/orders/${number}`}
          page={data.page}
          onPage={setPage}
        />
      )}
    </Card>
  )
}

function useColumns(): ColumnOf<Use & { id: string }>[] {
  const { discounts, customers } = useDeskTexts()
  const { useColumns: columns } = discounts
  const money = useMoney()
  const dates = useDates()
  const amount = (value: number, currency: string) =>
    currency === money.currency ? money.format(value) : `${currency} ${money.plain(value)}`
  return titled(columns, [
    { id: 'number', cell: ({ number }) => number },
    { id: 'status', cell: ({ status }) => customers.statuses[status] },
    { id: 'at', cell: (use) => dates.moment(use.redeemed_at) },
    { id: 'discount', end: true, cell: ({ discount, currency }) => amount(discount, currency) },
    { id: 'total', end: true, cell: ({ total, currency }) => amount(total, currency) },
  ])
}

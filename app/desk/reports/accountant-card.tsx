import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Card } from '../kit/card'
import { DownloadLink } from './download-link'

/** Every order of the period as files; the addresses are those of the two kinds of rows. */
export function AccountantCard({ orders, rates }: { orders: string; rates: string }) {
  const { accountant } = useDeskTexts().reports
  const may = useMay()
  return (
    <Card title={accountant.title}>
      <p className="max-w-[75ch] text-muted">{accountant.about}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {may('customers.read') && <DownloadLink href={orders} text={accountant.orders} />}
        <DownloadLink href={rates} text={accountant.rates} />
      </div>
    </Card>
  )
}
